import { Form } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { ChoiceRow, FormSheet } from '#app/components/form/form-sheet';
import { Button } from '#app/components/ui/button';
import { SettingsPageHead } from './settings-page-head';
import { SettingsActions } from './settings-section';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import styles from './notifications-page.module.css';

type NotificationsPageProps = {
  readonly email: string;
  /** Whether a mail tells of versions of starred rules that ask for more, or in which the checks found something new. */
  readonly widerVersionMails: boolean;
  readonly saved: boolean;
};

/** Which mails the site sends. Mails about the safety of the account cannot be turned off. */
export function NotificationsPage({ email, widerVersionMails, saved }: NotificationsPageProps) {
  const { t } = useTranslation('settings-notifications');
  const always = [
    t('always.device'),
    t('always.changes'),
    t('always.tokens'),
    t('always.sessions'),
    t('always.providers'),
    t('always.deletion'),
  ];
  const asked = [t('asked.verification'), t('asked.reset')];
  return (
    <>
      <SettingsPageHead
        title={t('title')}
        lead={
          <>
            {t('lead')} {t('address')} <b className={styles.address}>{email}</b>
          </>
        }
      />
      <Form method="post" preventScrollReset>
        <FormSheet>
          <ChoiceRow label={t('starred.label')} hint={t('starred.hint')}>
            <label className={checkboxStyles.checkbox}>
              <input
                type="checkbox"
                name="widerVersionMails"
                defaultChecked={widerVersionMails}
                autoComplete="off"
              />
              <span>{t('starred.wider')}</span>
            </label>
          </ChoiceRow>
        </FormSheet>
        <SettingsActions note={<p role="status">{saved && t('starred.saved')}</p>}>
          <Button type="submit" variant="primary">
            {t('starred.save')}
          </Button>
        </SettingsActions>
      </Form>
      <div className={styles.others}>
        <FormSheet>
          <ChoiceRow label={t('always.label')} hint={t('always.hint')}>
            <MailList mails={always} />
          </ChoiceRow>
          <ChoiceRow label={t('asked.label')}>
            <MailList mails={asked} />
          </ChoiceRow>
          <ChoiceRow label={t('others.label')}>
            <p className={styles.text}>{t('others.none')}</p>
          </ChoiceRow>
        </FormSheet>
      </div>
    </>
  );
}

function MailList({ mails }: { readonly mails: readonly string[] }) {
  return (
    <ul className={styles.mails}>
      {mails.map((mail) => (
        <li key={mail}>{mail}</li>
      ))}
    </ul>
  );
}
