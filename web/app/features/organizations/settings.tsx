import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { AskForName } from '#app/components/names/ask-for-name';
import { FormErrors } from '#app/components/form/form-errors';
import { FormSheet } from '#app/components/form/form-sheet';
import { SubmitButton } from '#app/components/form/submit-button';
import { Button } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import type { OrganizationAnswer } from './answer.server';
import { OrganizationFields } from './organization-fields';
import { createSettingsSchema } from './organization-schema';
import type { OrganizationSettings } from './settings.server';
import { layoutStyles } from '#app/components/ui/styles';
import styles from './organizations.module.css';

type SettingsFormProps = Pick<OrganizationSettings, 'organization'> & {
  readonly answer: OrganizationAnswer | undefined;
};

/** Name, display name and description of an organization, for its owners. */
export function SettingsForm({ organization, answer }: SettingsFormProps) {
  const { t } = useTranslation('organizations');
  const { name, displayName, description } = organization;
  const [form, fields] = useForm<{ name: string; displayName: string; description: string }>({
    id: `organization-${name}`,
    lastResult: answer?.result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    defaultValue: { name, displayName: displayName ?? '', description: description ?? '' },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createSettingsSchema(t) }),
  });
  return (
    <Form method="post" className={styles.sheet} {...getFormProps(form, { ariaAttributes: false })}>
      <FormErrors id={form.errorId} errors={form.errors} />
      <AskForName name={answer?.lookAlike} />
      <FormSheet>
        <OrganizationFields fields={fields} nameHint={t('name.rename_hint')} />
      </FormSheet>
      <div className={cn(layoutStyles.cluster, styles.save)}>
        <Button type="reset" variant="ghost" size="lg">
          {t('settings.reset')}
        </Button>
        <SubmitButton label={t('settings.save')} busyLabel={t('settings.saving')} block={false} />
      </div>
    </Form>
  );
}
