import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { Check, Mail } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { type AnyField, describedBy, Field } from '#app/components/form/field';
import { FormErrors } from '#app/components/form/form-errors';
import { FormSheet } from '#app/components/form/form-sheet';
import { AskForName } from '#app/components/names/ask-for-name';
import { TextField } from '#app/components/form/text-field';
import { Link } from '#app/components/ui/link';
import { Button } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { LIMITS } from '@kimari/common/limits';
import type { AccountAnswer, SavedSection } from './account.server';
import type { Account } from './account';
import { accountSchema } from './account-schema';
import { SettingsActions } from './settings-section';
import { badgeStyles, icons, typography } from '#app/components/ui/styles';
import controlStyles from '#app/components/form/control.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import styles from './account-page.module.css';

type IdentityFormProps = {
  readonly account: Account;
  readonly saved: SavedSection | null;
  readonly answer: AccountAnswer | undefined;
};

/** Username and address, which take the current password. */
export function IdentityForm({ account, saved, answer }: IdentityFormProps) {
  const { t } = useTranslation('settings-account');
  const [form, fields] = useForm({
    id: 'identity',
    lastResult: answer?.result,
    defaultValue: { username: account.username },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: accountSchema }),
  });
  return (
    <>
      <FormErrors id={form.errorId} errors={form.errors}>
        {answer?.needsSignIn && (
          <Link className={typography.link} to={paths.login(settingsPaths.account())}>
            {t('sign_in_again')}
          </Link>
        )}
      </FormErrors>
      <AskForName name={answer?.lookAlike} />
      <Form method="post" {...getFormProps(form, { ariaAttributes: false })}>
        <input type="hidden" name="intent" value="identity" />
        <FormSheet>
          <TextField
            field={fields.username}
            layout="row"
            label={t('username.label')}
            mono
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            hint={
              <>
                {t('username.hint', LIMITS.username)}
                <br />
                {t('username.former', { address: paths.user(account.username) })}
              </>
            }
          />
          <EmailField account={account} field={fields.email} />
          {account.hasPassword && <CurrentPassword field={fields.currentPassword} emptiedBy={answer} />}
        </FormSheet>
        <SettingsActions note={<SavedNote saved={saved} account={account} />}>
          <Button type="submit" variant="primary">
            {t('save')}
          </Button>
        </SettingsActions>
      </Form>
      <Form method="post" id={RESEND_FORM}>
        <input type="hidden" name="intent" value="resend" />
      </Form>
      <Form method="post" id={CANCEL_FORM}>
        <input type="hidden" name="intent" value="cancel" />
      </Form>
    </>
  );
}

const RESEND_FORM = 'resend-email-change';
const CANCEL_FORM = 'cancel-email-change';

type TextInput = AnyField & {
  readonly key?: string | undefined;
  readonly name: string;
  readonly initialValue?: string | undefined;
};

function EmailField({ account, field }: { readonly account: Account; readonly field: TextInput }) {
  const { t } = useTranslation('settings-account');
  return (
    <Field field={field} label={t('email.label')} layout="row" hint={t('email.hint')}>
      <p className={styles.current}>
        {account.email}
        {account.emailVerified && (
          <span className={cn(badgeStyles.badge, badgeStyles.latest)}>
            <Icon of={Check} className={cn(icons.icon, icons.small)} />
            {t('email.verified')}
          </span>
        )}
      </p>
      {account.pendingEmail !== null && <PendingEmail email={account.pendingEmail} />}
      <input
        key={field.key}
        className={controlStyles.input}
        id={field.id}
        name={field.name}
        type="email"
        defaultValue={field.initialValue}
        placeholder={t('email.new')}
        autoComplete="email"
        aria-invalid={field.errors?.length ? true : undefined}
        aria-describedby={describedBy(field, true)}
      />
    </Field>
  );
}

function PendingEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings-account');
  return (
    <div className={styles.pending}>
      <Icon of={Mail} className={icons.icon} />
      <div>
        <p>
          <b>{email}</b>
          {t('email.pending')}
        </p>
        <p className={fieldStyles.hint}>{t('email.pending_hint')}</p>
        <p className={styles.pendingActions}>
          <Button type="submit" size="sm" form={RESEND_FORM}>
            {t('email.resend')}
          </Button>
          <Button type="submit" size="sm" variant="ghost" form={CANCEL_FORM}>
            {t('email.cancel')}
          </Button>
        </p>
      </div>
    </div>
  );
}

/** Not required: saving without a change takes no password. */
function CurrentPassword({ field, emptiedBy }: { readonly field: TextInput; readonly emptiedBy: unknown }) {
  const { t } = useTranslation('settings-account');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (emptiedBy && input.current) input.current.value = '';
  }, [emptiedBy]);
  return (
    <Field field={field} label={t('password.label')} layout="row" hint={t('password.hint')}>
      <input
        key={field.key}
        ref={input}
        className={controlStyles.input}
        id={field.id}
        name={field.name}
        type="password"
        autoComplete="current-password"
        aria-invalid={field.errors?.length ? true : undefined}
        aria-describedby={describedBy(field, true)}
      />
    </Field>
  );
}

function SavedNote({ saved, account }: Pick<IdentityFormProps, 'saved' | 'account'>) {
  const { t } = useTranslation('settings-account');
  const email = account.pendingEmail;
  return (
    <p role="status">
      {saved === 'identity' && (email === null ? t('saved') : t('saved_mailed', { email }))}
      {saved === 'resent' && email !== null && t('resent', { email })}
      {saved === 'cancelled' && t('cancelled')}
    </p>
  );
}
