import { useTranslation } from '#app/i18n/use-translation';
import { ResendButton } from './resend-form';
import { typography } from '#app/components/ui/styles';
import frameStyles from './auth-frame.module.css';

/** Replaces the registration form once the confirmation mail has been sent. */
export function MailSent({ email }: { readonly email: string }) {
  const { t } = useTranslation('auth');
  return (
    <div className={frameStyles.frame} role="status">
      <h2 className={typography.heading}>{t('register.sent')}</h2>
      <p className={typography.mono}>{email}</p>
      <p className={typography.secondary}>{t('register.sent_lead')}</p>
      <ResendButton email={email} />
    </div>
  );
}
