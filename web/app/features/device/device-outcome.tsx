import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Mark } from '#app/components/ui/mark';
import { ButtonLink } from '#app/components/ui/button';
import { SubmitButton } from '#app/components/form/submit-button';
import { paths } from '#app/lib/paths';
import { signInPaths } from '#app/lib/sign-in-paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { useTranslation } from '#app/i18n/use-translation';
import { typography } from '#app/components/ui/styles';
import styles from './device-page.module.css';

/** The last step: the tool has what it asked for. */
export function Approved() {
  const { t } = useTranslation('device');
  return (
    <>
      <h1 className={typography.title}>{t('approved.title')}</h1>
      <Outcome seal heading={t('approved.heading')} lead={t('approved.lead')}>
        <ButtonLink to={settingsPaths.security()}>{t('approved.tokens')}</ButtonLink>
        <ButtonLink to={paths.rules()}>{t('approved.rules')}</ButtonLink>
      </Outcome>
    </>
  );
}

export function Denied() {
  const { t } = useTranslation('device');
  return (
    <>
      <h1 className={typography.title}>{t('denied.title')}</h1>
      <Outcome heading={t('denied.heading')} lead={t('denied.lead')}>
        <ButtonLink to={signInPaths.device()}>{t('denied.again')}</ButtonLink>
        <ButtonLink to={paths.home()}>{t('enter.home')}</ButtonLink>
      </Outcome>
    </>
  );
}

/** The session is too old to approve; the code is kept while its owner signs in again. */
export function SignInAgain({ userCode }: { readonly userCode: string }) {
  const { t } = useTranslation('device');
  return (
    <>
      <h1 className={typography.title}>{t('sign_in_again.title')}</h1>
      <section className={styles.frame}>
        <p className={styles.explanation}>{t('sign_in_again.lead')}</p>
        <Form method="post" action={signInPaths.device()}>
          <input type="hidden" name="userCode" value={userCode} />
          <SubmitButton
            intent="sign-in-again"
            label={t('sign_in_again.submit')}
            busyLabel={t('sign_in_again.submitting')}
          />
        </Form>
      </section>
    </>
  );
}

type OutcomeProps = {
  readonly seal?: boolean;
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
};

function Outcome({ seal = false, heading, lead, children }: OutcomeProps) {
  return (
    <section className={styles.frame}>
      <div className={styles.outcome} role="status">
        {seal && (
          <div className={styles.seal} aria-hidden="true">
            <Mark />
          </div>
        )}
        <h2 className={typography.heading}>{heading}</h2>
        <p className={typography.secondary}>{lead}</p>
      </div>
      <div className={styles.decision}>{children}</div>
    </section>
  );
}
