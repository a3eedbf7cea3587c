import { Form, useNavigation } from '@remix-run/react';
import { FormErrors } from '#app/components/form/form-errors';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { Button } from '#app/components/ui/button';
import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { operatorPaths } from '#app/lib/operator-paths';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import type { Confirmation, ConfirmationAnswer } from './confirm.server';
import { FilterInput } from './filter-field';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './administration.module.css';

type ConfirmPageProps = { readonly state: Confirmation; readonly answer: ConfirmationAnswer | undefined };

/** Asks administrators to confirm who they are, before they see the pages of the administration. */
export function ConfirmPage({ state: { title, hasPassword, hasSecondFactor }, answer }: ConfirmPageProps) {
  const { t } = useTranslation(['administration', 'nav']);
  const form = useFocusOnError(answer);
  const busy = useNavigation().state === 'submitting';
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[{ label: t('nav:home'), to: paths.home() }, { label: t('administration:title') }]}
      />
      <h1 className={typography.title}>{title}</h1>
      <p>{t('administration:confirm.lead')}</p>
      <FormErrors errors={answer && [answer.message]}>
        {answer?.needsSignIn && (
          <Link className={typography.link} to={paths.login(operatorPaths.people())}>
            {t('administration:confirm.sign_in')}
          </Link>
        )}
      </FormErrors>
      <Form ref={form} method="post" className={styles.form}>
        {hasPassword && (
          <FilterInput
            id="confirm-password"
            name="password"
            type="password"
            label={t('administration:confirm.password')}
            autoComplete="current-password"
            maxLength={LIMITS.password.max}
            required
          />
        )}
        {hasSecondFactor && (
          <FilterInput
            id="confirm-code"
            name="code"
            label={t('administration:confirm.code')}
            autoComplete="one-time-code"
            maxLength={LIMITS.secondFactorCode.max}
            required
          />
        )}
        <Button type="submit" variant="primary" busy={busy}>
          {t('administration:confirm.submit')}
        </Button>
      </Form>
    </div>
  );
}
