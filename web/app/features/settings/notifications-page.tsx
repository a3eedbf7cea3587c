import { useTranslation } from '#app/i18n/use-translation';
import { ChoiceRow, FormSheet } from '#app/components/form/form-sheet';
import { SettingsPageHead } from './settings-page-head';
import styles from './notifications-page.module.css';

/** Which mails the site sends. So far all of them concern the safety of the account, and none can be turned off. */
export function NotificationsPage({ email }: { readonly email: string }) {
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
