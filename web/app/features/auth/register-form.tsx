import { getFormProps, useForm } from '@conform-to/react';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { PasswordField } from '#app/components/form/password-field';
import { PasswordStrength } from '#app/components/form/password-strength';
import { SubmitButton } from '#app/components/form/submit-button';
import { TextField } from '#app/components/form/text-field';
import { LIMITS } from '@kimari/common/limits';
import { ConsentField } from './consent-field';
import { createRegisterSchema } from './schemas';
import { useAvailability } from './use-availability';
import { cn } from '#app/lib/cn';
import fieldStyles from '#app/components/form/field.module.css';
import icons from '#app/components/ui/icon.module.css';
import frameStyles from './auth-frame.module.css';

export function RegisterForm({ result }: { readonly result: SubmissionResult | undefined }) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [form, fields] = useForm({
    id: 'register',
    lastResult: result,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createRegisterSchema(t) }),
  });
  const availability = useAvailability(fields.username.value ?? '');
  return (
    <div className={frameStyles.frame}>
      <FormErrors id={form.errorId} errors={form.errors} />
      <Form method="post" {...getFormProps(form, { ariaAttributes: false })}>
        <TextField
          field={fields.username}
          label={t('username.label')}
          mono
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={t('username.hint', LIMITS.username)}
          invalid={availability === 'taken'}
          end={availability === 'free' ? <Check className={cn(icons.icon, fieldStyles.good)} /> : null}
          note={<AvailabilityNote availability={availability} />}
        />
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
  );
}

function AvailabilityNote({ availability }: { readonly availability: ReturnType<typeof useAvailability> }) {
  const { t } = useTranslation('auth');
  return (
    <p
      className={availability === 'taken' ? fieldStyles.error : cn(fieldStyles.error, fieldStyles.good)}
      role="status"
    >
      {availability === 'free' && t('username.free')}
      {availability === 'taken' && t('username.taken')}
    </p>
  );
}
