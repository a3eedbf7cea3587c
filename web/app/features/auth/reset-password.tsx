import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { ButtonLink } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { ForgotPasswordForm } from './forgot-password-form';
import { ResetPasswordForm } from './reset-password-form';
import type { ResetLink, ResetResult } from './reset-password.server';
import { typography } from '#app/components/ui/styles';
import frameStyles from './auth-frame.module.css';

type ResetPasswordProps = { readonly link: ResetLink; readonly outcome: ResetResult | undefined };

/** The page behind a mailed link: the new password, done, or a new link for one that does not work. */
export function ResetPassword({ link: opened, outcome }: ResetPasswordProps) {
  const { t } = useTranslation('recovery');
  if (outcome?.state === 'done') return <ResetDone />;
  const link: ResetLink =
    outcome === undefined ? opened : outcome.state === 'refused' ? outcome.link : { state: 'invalid' };
  if (link.state === 'open') {
    const result = outcome?.state === 'refused' ? outcome.result : undefined;
    return (
      <div className={frameStyles.frame}>
        <ResetPasswordForm token={link.token} account={link.account} result={result} />
      </div>
    );
  }
  return (
    <div className={frameStyles.frame}>
      {link.state === 'invalid' ? (
        <Banner tone="bad" live>
          {t('reset.invalid')}
        </Banner>
      ) : (
        <Banner tone="info">{t('reset.none')}</Banner>
      )}
      <ForgotPasswordForm result={undefined} />
    </div>
  );
}

function ResetDone() {
  const { t } = useTranslation('recovery');
  return (
    <div className={frameStyles.frame}>
      <div role="status">
        <h2 className={typography.heading}>{t('reset.done')}</h2>
        <p className={typography.secondary}>{t('reset.done_lead')}</p>
      </div>
      <ButtonLink to={paths.login()} variant="primary" size="lg">
        {t('reset.to_login')}
      </ButtonLink>
    </div>
  );
}
