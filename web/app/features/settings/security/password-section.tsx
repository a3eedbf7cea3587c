import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import { LIMITS } from '@kimari/common/limits';
import { Banner } from '#app/components/feedback/banner';
import { FormErrors } from '#app/components/form/form-errors';
import { FormSheet } from '#app/components/form/form-sheet';
import { PasswordField } from '#app/components/form/password-field';
import { PasswordStrength } from '#app/components/form/password-strength';
import { SubmitButton } from '#app/components/form/submit-button';
import { ButtonLink } from '#app/components/ui/button';
import { signInPaths } from '#app/lib/sign-in-paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { useTranslation } from '#app/i18n/use-translation';
import { SettingsActions, SettingsSection } from '../settings-section';
import { createPasswordSchema } from './password-schema';
import type { PasswordAnswer } from './password.server';
import { layoutStyles } from '#app/components/ui/styles';

type PasswordSectionProps = {
  readonly hasPassword: boolean;
  readonly answer: PasswordAnswer | undefined;
};

/** Changes the password. An account without one gets its first by a mailed link. */
export function PasswordSection({ hasPassword, answer }: PasswordSectionProps) {
  const { t } = useTranslation('settings-security');
  return (
    <SettingsSection title={t('password.title')} lead={hasPassword ? t('password.lead') : t('password.none')}>
      {hasPassword ? (
        <PasswordForm answer={answer} />
      ) : (
        <SettingsActions>
          <ButtonLink to={signInPaths.forgotPassword()}>{t('password.set')}</ButtonLink>
        </SettingsActions>
      )}
    </SettingsSection>
  );
}

function PasswordForm({ answer }: Pick<PasswordSectionProps, 'answer'>) {
  const { t } = useTranslation('settings-security');
  const [password, setPassword] = useState('');
  const [form, fields] = useForm({
    id: 'password',
    lastResult: answer && answer.changed === null ? answer.result : undefined,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: createPasswordSchema(t) }),
  });
  return (
    <Form
      method="post"
      action={settingsPaths.security()}
      preventScrollReset
      {...getFormProps(form, { ariaAttributes: false })}
    >
      {answer?.changed && (
        <div className={layoutStyles.above}>
          <Banner tone="ok" live>
            {answer.changed}
          </Banner>
        </div>
      )}
      <FormErrors id={form.errorId} errors={form.errors} />
      <FormSheet>
        <PasswordField
          field={fields.currentPassword}
          layout="row"
          label={t('password.current')}
          autoComplete="current-password"
          emptiedBy={answer}
        />
        <PasswordField
          field={fields.newPassword}
          layout="row"
          label={t('password.new')}
          autoComplete="new-password"
          hint={t('auth:password.hint', LIMITS.password)}
          note={<PasswordStrength password={password} />}
          emptiedBy={answer}
          onValue={setPassword}
        />
        <PasswordField
          field={fields.confirmation}
          layout="row"
          label={t('auth:confirmation.label')}
          autoComplete="new-password"
          emptiedBy={answer}
        />
      </FormSheet>
      <SettingsActions note={t('password.note')}>
        <SubmitButton
          intent="password"
          block={false}
          label={t('password.submit')}
          busyLabel={t('password.submitting')}
        />
      </SettingsActions>
    </Form>
  );
}
