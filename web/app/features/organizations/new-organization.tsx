import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { FormSheet } from '#app/components/form/form-sheet';
import { SubmitButton } from '#app/components/form/submit-button';
import { AskForName } from '#app/components/names/ask-for-name';
import { TextAreaField } from '#app/components/form/text-field';
import { ButtonLink } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import type { OrganizationAnswer } from './answer.server';
import { OrganizationFields } from './organization-fields';
import { createOrganizationSchema } from './organization-schema';
import { layoutStyles } from '#app/components/ui/styles';
import styles from './organizations.module.css';

type FormValues = { name: string; displayName: string; description: string; inviteEmails: string };

/** The form that creates an organization. */
export function NewOrganization({ answer }: { readonly answer: OrganizationAnswer | undefined }) {
  const { t } = useTranslation('organizations');
  const [form, fields] = useForm<FormValues>({
    id: 'organization',
    lastResult: answer?.result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createOrganizationSchema(t) }) as never,
  });
  return (
    <Form method="post" className={styles.sheet} {...getFormProps(form, { ariaAttributes: false })}>
      <FormErrors id={form.errorId} errors={form.errors} />
      <AskForName name={answer?.lookAlike} />
      <FormSheet>
        <OrganizationFields fields={fields} nameHint={t('name.hint')} />
        <TextAreaField
          layout="row"
          field={fields.inviteEmails}
          label={t('invite_emails.label')}
          hint={t('invite_emails.hint')}
          rows={3}
          autoComplete="off"
          optional
        />
      </FormSheet>
      <div className={cn(layoutStyles.cluster, styles.save)}>
        <ButtonLink to={paths.organizations()} variant="ghost" size="lg">
          {t('cancel')}
        </ButtonLink>
        <SubmitButton label={t('new.submit')} busyLabel={t('new.submitting')} block={false} />
      </div>
    </Form>
  );
}
