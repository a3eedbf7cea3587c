import { useTranslation } from '#app/i18n/use-translation';
import { signInPaths } from '#app/lib/sign-in-paths';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';
import frameStyles from './auth-frame.module.css';

/** Replaces the form once the mail has been sent, or would have been sent to an account. */
export function ResetSent({ email }: { readonly email: string }) {
  const { t } = useTranslation('recovery');
  return (
    <div className={frameStyles.frame}>
      <div role="status">
        <h2 className={typography.heading}>{t('forgot.sent')}</h2>
        <p className={typography.mono}>{email}</p>
        <p className={typography.secondary}>{t('forgot.sent_lead')}</p>
      </div>
      <Link className={typography.link} to={signInPaths.forgotPassword()}>
        {t('forgot.again')}
      </Link>
    </div>
  );
}
