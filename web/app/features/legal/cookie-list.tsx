import { useTranslation } from '#app/i18n/use-translation';
import { typography } from '#app/components/ui/styles';
import styles from './cookie-list.module.css';

/** All cookies of the site with their purpose. */
export function CookieList() {
  const { t } = useTranslation('legal');
  const cookies = [
    { name: 'access_token', purpose: t('privacy.cookies.access_token') },
    { name: 'refresh_token', purpose: t('privacy.cookies.refresh_token') },
    { name: 'remember_me', purpose: t('privacy.cookies.remember_me') },
    { name: 'device', purpose: t('privacy.cookies.device') },
    { name: 'oauth', purpose: t('privacy.cookies.oauth') },
    { name: 'sign_up', purpose: t('privacy.cookies.sign_up') },
    { name: 'user', purpose: t('privacy.cookies.user') },
    { name: 'theme', purpose: t('privacy.cookies.theme') },
    { name: 'lang', purpose: t('privacy.cookies.lang') },
    { name: 'notice', purpose: t('privacy.cookies.notice') },
    { name: 'view', purpose: t('privacy.cookies.view') },
    { name: 'target', purpose: t('privacy.cookies.target') },
    { name: 'tz', purpose: t('privacy.cookies.tz') },
    { name: 'invitation', purpose: t('privacy.cookies.invitation') },
  ];
  return (
    <dl className={styles.list}>
      {cookies.map(({ name, purpose }) => (
        <div key={name}>
          <dt className={typography.mono}>{name}</dt>
          <dd>{purpose}</dd>
        </div>
      ))}
    </dl>
  );
}
