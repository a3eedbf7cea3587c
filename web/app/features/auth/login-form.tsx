import { getFormProps, useForm } from '@conform-to/react';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { PasswordField } from '#app/components/form/password-field';
import { SubmitButton } from '#app/components/form/submit-button';
import { TextField } from '#app/components/form/text-field';
import { signInPaths } from '#app/lib/sign-in-paths';
import { createLoginSchema } from './schemas';
import { ResendButton } from './resend-form';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';
import frameStyles from './auth-frame.module.css';

/** What the action returns when sign-in fails. */
export type LoginRefusal = {
  readonly result: SubmissionResult;
  /** An unverified address to which the confirmation mail can be sent again. */
  readonly unverifiedEmail: string | null;
};

type LoginFormProps = { readonly refusal: LoginRefusal | undefined; readonly redirectTo: string };

export function LoginForm({ refusal, redirectTo }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const [form, fields] = useForm({
    id: 'login',
    lastResult: refusal?.result,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createLoginSchema(t) }),
    defaultValue: { rememberMe: 'on' },
  });
  const refused = Boolean(form.errors?.length) && !refusal?.unverifiedEmail;
  return (
    <div className={frameStyles.frame}>
      <FormErrors id={form.errorId} errors={form.errors}>
        {refusal?.unverifiedEmail && <ResendButton email={refusal.unverifiedEmail} />}
      </FormErrors>
      <Form method="post" {...getFormProps(form, { ariaAttributes: false })}>
        <input type="hidden" name="redirect" value={redirectTo} />
        <TextField
          field={fields.email}
          label={t('email.label')}
          type="email"
          autoComplete="email"
          invalid={refused}
        />
        <PasswordField
          field={fields.password}
          label={t('password.label')}
          autoComplete="current-password"
          invalid={refused}
          emptiedBy={refusal}
        />
        <div className={frameStyles.between}>
          <label className={checkboxStyles.checkbox}>
            <input
              type="checkbox"
              name="rememberMe"
              defaultChecked={fields.rememberMe.initialValue === 'on'}
            />
            {t('login.remember_me')}
          </label>
          <Link className={typography.link} to={signInPaths.forgotPassword()}>
            {t('login.forgot')}
          </Link>
        </div>
        <SubmitButton label={t('login.submit')} busyLabel={t('login.submitting')} />
      </Form>
    </div>
  );
}
