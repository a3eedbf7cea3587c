import { getFormProps, useForm } from '@conform-to/react';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { PasswordField } from '#app/components/form/password-field';
import { PasswordStrength } from '#app/components/form/password-strength';
import { SubmitButton } from '#app/components/form/submit-button';
import { signInPaths } from '#app/lib/sign-in-paths';
import { LIMITS } from '@kimari/common/limits';
import { createResetSchema } from './schemas';
import type { ResetAccount } from './reset-password.server';
import { typography } from '#app/components/ui/styles';

type ResetPasswordFormProps = {
  readonly token: string;
  readonly account: ResetAccount;
  readonly result: SubmissionResult | undefined;
};

/** Takes the new password of an account. */
export function ResetPasswordForm({ token, account, result }: ResetPasswordFormProps) {
  const { t } = useTranslation('recovery');
  const [password, setPassword] = useState('');
  const [form, fields] = useForm({
    id: 'reset-password',
    lastResult: result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createResetSchema(t) }),
  });
  return (
    <Form
      method="post"
      action={signInPaths.resetPassword()}
      {...getFormProps(form, { ariaAttributes: false })}
    >
      <FormErrors id={form.errorId} errors={form.errors} />
      <input type="hidden" name="token" value={token} />
      {/* Tells password managers which account the new password belongs to. */}
      <input
        className={typography.visuallyHidden}
        name="username"
        autoComplete="username"
        value={account.email}
        aria-label={t('reset.account')}
        tabIndex={-1}
        readOnly
      />
      <p className={typography.secondary}>{t('reset.lead')}</p>
      <PasswordField
        field={fields.newPassword}
        label={t('reset.password')}
        autoComplete="new-password"
        hint={t('auth:password.hint', LIMITS.password)}
        note={<PasswordStrength password={password} owner={{ resetToken: token }} />}
        emptiedBy={result}
        onValue={setPassword}
      />
      <PasswordField
        field={fields.confirmation}
        label={t('auth:confirmation.label')}
        autoComplete="new-password"
        emptiedBy={result}
      />
      <SubmitButton label={t('reset.submit')} busyLabel={t('reset.submitting')} />
    </Form>
  );
}
