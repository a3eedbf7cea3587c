import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { FormErrors } from '#app/components/form/form-errors';
import { PasswordField } from '#app/components/form/password-field';
import { TextField } from '#app/components/form/text-field';
import { Link } from '#app/components/ui/link';
import { Button, ButtonLink } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { deletionSchema } from './account-schema';
import type { DeletionAnswer } from './delete-account.server';
import { SettingsPageHead } from './settings-page-head';
import { typography } from '#app/components/ui/styles';
import styles from './account-page.module.css';

type DeleteAccountPageProps = {
  readonly hasPassword: boolean;
  readonly publicRules: number;
  readonly answer: DeletionAnswer | undefined;
};

/** The last question before an account is deleted. It has an address of its own, so it works before scripts load. */
export function DeleteAccountPage({ hasPassword, publicRules, answer }: DeleteAccountPageProps) {
  const { t } = useTranslation('settings-account');
  const [form, fields] = useForm({
    id: 'delete-account',
    lastResult: answer?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: deletionSchema }),
  });
  return (
    <>
      <SettingsPageHead title={t('delete.title')} lead={t('delete.lead')} />
      <FormErrors id={form.errorId} errors={form.errors}>
        {answer?.needsSignIn && (
          <Link className={typography.link} to={paths.login(settingsPaths.accountDelete())}>
            {t('sign_in_again')}
          </Link>
        )}
      </FormErrors>
      <Form method="post" className={styles.form} {...getFormProps(form, { ariaAttributes: false })}>
        {publicRules > 0 && <RulesChoice count={publicRules} chosen={fields.rules.initialValue ?? 'keep'} />}
        {hasPassword && (
          <PasswordField
            field={fields.password}
            label={t('delete.password')}
            autoComplete="current-password"
            emptiedBy={answer}
          />
        )}
        <TextField
          field={fields.confirmation}
          label={t('delete.confirmation')}
          mono
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="DELETE"
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="bad-fill">
            {t('delete.submit')}
          </Button>
          <ButtonLink to={settingsPaths.account()} variant="ghost">
            {t('delete.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

function RulesChoice({ count, chosen }: { readonly count: number; readonly chosen: string }) {
  const { t } = useTranslation('settings-account');
  return (
    <fieldset className={styles.choices}>
      <legend>{t('delete.rules', { count })}</legend>
      <div className={styles.choice}>
        <input
          type="radio"
          id="rules-keep"
          name="rules"
          value="keep"
          defaultChecked={chosen !== 'delete'}
          aria-describedby="rules-keep-note"
        />
        <label htmlFor="rules-keep">
          <b>{t('delete.keep')}</b>
          <small id="rules-keep-note">{t('delete.keep_note')}</small>
        </label>
      </div>
      <div className={styles.choice}>
        <input
          type="radio"
          id="rules-delete"
          name="rules"
          value="delete"
          defaultChecked={chosen === 'delete'}
          aria-describedby="rules-delete-note"
        />
        <label htmlFor="rules-delete">
          <b>{t('delete.remove')}</b>
          <small id="rules-delete-note">{t('delete.remove_note')}</small>
        </label>
      </div>
    </fieldset>
  );
}
