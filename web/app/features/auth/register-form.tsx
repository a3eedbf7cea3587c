import { getFormProps, useForm } from '@conform-to/react';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { PasswordField } from '#app/components/form/password-field';
import { PasswordStrength } from '#app/components/form/password-strength';
import { SubmitButton } from '#app/components/form/submit-button';
import { TextField } from '#app/components/form/text-field';
import { LIMITS } from '@kimari/common/limits';
import { ConsentField } from './consent-field';
import { createRegisterSchema } from './schemas';
import { UsernameField } from './username-field';
import frameStyles from './auth-frame.module.css';

type RegisterFormProps = {
  readonly result: SubmissionResult | undefined;
  /** Initial value of the address. */
  readonly email?: string | null;
  /** Other ways to register; they need the consent to the terms. */
  readonly others: (consented: boolean) => ReactNode;
};

export function RegisterForm({ result, email, others }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [form, fields] = useForm({
    id: 'register',
    lastResult: result,
    defaultValue: { email },
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createRegisterSchema(t) }),
  });
  return (
    <>
      <div className={frameStyles.frame}>
        <FormErrors id={form.errorId} errors={form.errors} />
        <Form method="post" {...getFormProps(form, { ariaAttributes: false })}>
          <UsernameField field={fields.username} />
          <TextField field={fields.email} label={t('email.label')} type="email" autoComplete="email" />
          <PasswordField
            field={fields.password}
            label={t('password.label')}
            autoComplete="new-password"
            hint={t('password.hint', LIMITS.password)}
            note={
              <PasswordStrength
                password={password}
                owner={{ username: fields.username.value, email: fields.email.value }}
              />
            }
            onValue={setPassword}
          />
          <PasswordField
            field={fields.confirmation}
            label={t('confirmation.label')}
            autoComplete="new-password"
          />
          <ConsentField field={fields.consent} />
          <SubmitButton label={t('register.submit')} busyLabel={t('register.submitting')} />
        </Form>
      </div>
      {others(fields.consent.value === 'on')}
    </>
  );
}
