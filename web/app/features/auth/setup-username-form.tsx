import { getFormProps, useForm } from '@conform-to/react';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { SubmitButton } from '#app/components/form/submit-button';
import { Button } from '#app/components/ui/button';
import { ConsentField } from './consent-field';
import { createUsernameSchema } from './schemas';
import { UsernameField } from './username-field';
import frameStyles from './auth-frame.module.css';

type SetupUsernameFormProps = {
  readonly result: SubmissionResult | undefined;
  readonly suggestion: string;
  readonly consented: boolean;
};

/** The last step of a sign-up at a provider. */
export function SetupUsernameForm({ result, suggestion, consented }: SetupUsernameFormProps) {
  const { t } = useTranslation('social');
  const [form, fields] = useForm({
    id: 'setup-username',
    lastResult: result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    defaultValue: { username: suggestion },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createUsernameSchema(t, { consented }) }),
  });
  return (
    <div className={frameStyles.frame}>
      <FormErrors id={form.errorId} errors={form.errors} />
      <Form method="post" {...getFormProps(form, { ariaAttributes: false })}>
        <UsernameField field={fields.username} />
        {!consented && <ConsentField field={fields.consent} />}
        <SubmitButton label={t('auth:register.submit')} busyLabel={t('auth:register.submitting')} />
        <Button type="submit" variant="ghost" block name="intent" value="cancel" formNoValidate>
          {t('setup.cancel')}
        </Button>
      </Form>
    </div>
  );
}
