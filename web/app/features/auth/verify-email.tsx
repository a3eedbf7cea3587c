import { Form, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { SubmitButton } from '#app/components/form/submit-button';
import { ButtonLink } from '#app/components/ui/button';
import { Mark } from '#app/components/ui/mark';
import { paths } from '#app/lib/paths';
import { ResendForm } from './resend-form';
import type { Verification } from './verify-email.server';
import typography from '#app/components/ui/typography.module.css';
import styles from './verify-email.module.css';

type VerifyEmailProps = { readonly token: string | null; readonly verification: Verification | undefined };

/** The page of an address confirmation: in progress, done, failed, or mail sent again. */
export function VerifyEmail({ token, verification }: VerifyEmailProps) {
  const { t } = useTranslation('auth');
  if (verification?.state === 'verified') return <Verified />;
  if (verification?.state === 'sent') {
    return (
      <Banner tone="ok" live>
        {t('verify.resent', { email: verification.email })}
      </Banner>
    );
  }
  if (token !== null && verification === undefined) return <Confirm token={token} />;
  return (
    <>
      {verification?.state === 'refused' && (
        <Banner tone="bad" live>
          {verification.message}
        </Banner>
      )}
      {token === null && <p className={typography.secondary}>{t('verify.explanation')}</p>}
      <ResendForm result={verification?.state === 'not-sent' ? verification.result : undefined} />
    </>
  );
}

/**
 * Posts the token automatically once scripts run. A GET confirms nothing, so that mail scanners that follow links do
 * not use up the token.
 */
function Confirm({ token }: { readonly token: string }) {
  const { t } = useTranslation('auth');
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current || !form.current) return;
    sent.current = true;
    submit(form.current);
  }, [submit]);
  return (
    <Form ref={form} className={styles.done} method="post" action={paths.verifyEmail(token)} replace>
      <input type="hidden" name="token" value={token} />
      <p role="status">{t('verify.waiting')}</p>
      <SubmitButton label={t('verify.confirm')} busyLabel={t('verify.confirming')} block={false} />
    </Form>
  );
}

function Verified() {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.done} role="status">
      <div className={styles.stamp} aria-hidden="true">
        <Mark />
      </div>
      <h2 className={typography.heading}>{t('verify.done')}</h2>
      <p className={typography.secondary}>{t('verify.done_lead')}</p>
      <ButtonLink to={paths.login()} variant="shu" size="lg">
        {t('verify.to_login')}
      </ButtonLink>
    </div>
  );
}
