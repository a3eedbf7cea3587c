import { useTranslation } from '#app/lib/use-translation';
import { ResendButton } from './resend-form';

/** What takes the place of the registration form: a mail is on its way. */
export function MailSent({ email }: { readonly email: string }) {
  const { t } = useTranslation('auth');
  return (
    <div className="frame" role="status">
      <h2 className="h2">{t('register.sent')}</h2>
      <p className="mono">{email}</p>
      <p className="ink2">{t('register.sent_lead')}</p>
      <ResendButton email={email} />
    </div>
  );
}
