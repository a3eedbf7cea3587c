import { Form } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { SubmitButton } from '#app/components/form/submit-button';
import { ButtonLink } from '#app/components/ui/button';
import { Mark } from '#app/components/ui/mark';
import { paths } from '#app/lib/paths';
import { signInPaths } from '#app/lib/sign-in-paths';
import { useSiteState } from '#app/session/site-state';
import { ResendForm } from './resend-form';
import type { MailedLink, Verification } from './verify-email.server';
import { typography } from '#app/components/ui/styles';
import styles from './verify-email.module.css';

type VerifyEmailProps = { readonly link: MailedLink; readonly verification: Verification | undefined };

/** The page of an address confirmation: to do, done, failed, or mail sent again. */
export function VerifyEmail({ link, verification }: VerifyEmailProps) {
  const { t } = useTranslation('auth');
  const state = verification?.state ?? link.state;
  if (state === 'verified') return <Done heading={t('verify.done')} />;
  if (state === 'already') return <Done heading={t('verify.already')} />;
  if (verification?.state === 'sent') {
    return (
      <Banner tone="ok" live>
        {t('verify.resent', { email: verification.email })}
      </Banner>
    );
  }
  if (verification === undefined && link.state === 'open') return <Confirm token={link.token} />;
  const refusal = verification?.state === 'refused' ? verification.message : t('verify.refused');
  return (
    <>
      {state === 'refused' && (
        <Banner tone="bad" live>
          {refusal}
        </Banner>
      )}
      {state === 'none' && <p className={typography.secondary}>{t('verify.explanation')}</p>}
      <ResendForm result={verification?.state === 'not-sent' ? verification.result : undefined} />
    </>
  );
}

/** Only the button confirms: a GET must not, because mail scanners follow links. */
function Confirm({ token }: { readonly token: string }) {
  const { t } = useTranslation('auth');
  return (
    <Form className={styles.done} method="post" action={signInPaths.verifyEmail()} replace>
      <input type="hidden" name="token" value={token} />
      <p className={typography.secondary}>{t('verify.press')}</p>
      <SubmitButton label={t('verify.confirm')} busyLabel={t('verify.confirming')} block={false} />
    </Form>
  );
}

/** Leads on, to sign-in for those who are not signed in. */
function Done({ heading }: { readonly heading: string }) {
  const { t } = useTranslation('auth');
  const isSignedIn = Boolean(useSiteState()?.viewer);
  return (
    <div className={styles.done} role="status">
      <div className={styles.stamp} aria-hidden="true">
        <Mark />
      </div>
      <h2 className={typography.heading}>{heading}</h2>
      <p className={typography.secondary}>
        {isSignedIn ? t('verify.signed_in_lead') : t('verify.done_lead')}
      </p>
      {isSignedIn ? (
        <ButtonLink to={paths.home()} variant="primary" size="lg">
          {t('verify.go_on')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.login()} variant="primary" size="lg">
          {t('verify.to_login')}
        </ButtonLink>
      )}
    </div>
  );
}
