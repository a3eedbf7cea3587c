import { getFormProps, useForm } from '@conform-to/react';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { Mail } from 'lucide';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { SubmitButton } from '#app/components/form/submit-button';
import { TextField } from '#app/components/form/text-field';
import { signInPaths } from '#app/lib/sign-in-paths';
import { createMailRequestSchema } from './schemas';

/** Asks for an address and sends a link to reset the password there. */
export function ForgotPasswordForm({ result }: { readonly result: SubmissionResult | undefined }) {
  const { t } = useTranslation('recovery');
  const [form, fields] = useForm({
    id: 'forgot-password',
    lastResult: result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createMailRequestSchema(t) }),
  });
  return (
    <Form
      method="post"
      action={signInPaths.forgotPassword()}
      {...getFormProps(form, { ariaAttributes: false })}
    >
      <FormErrors id={form.errorId} errors={form.errors} />
      <TextField field={fields.email} label={t('auth:email.label')} type="email" autoComplete="email" />
      <SubmitButton label={t('forgot.submit')} busyLabel={t('forgot.submitting')} icon={Mail} />
    </Form>
  );
}
