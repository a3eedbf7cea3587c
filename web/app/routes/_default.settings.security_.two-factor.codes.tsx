import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { SubmitButton } from '#app/components/form/submit-button';
import { ButtonLink } from '#app/components/ui/button';
import { ProofForm } from '#app/features/settings/security/proof-form';
import { PROOF_PROBLEMS, readProof, refusalOf } from '#app/features/settings/security/proof.server';
import { RecoveryCodes } from '#app/features/settings/security/recovery-codes';
import { loadTwoFactor } from '#app/features/settings/security/two-factor.server';
import { SettingsPageHead } from '#app/features/settings/settings-page-head';
import { RenewRecoveryCodesDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import { pageTitle } from '#app/lib/page-title';
import { settingsPaths } from '#app/lib/settings-paths';
import { requireSignIn } from '#app/session/guard.server';
import styles from '#app/features/settings/security/setup.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, t } = await loadTwoFactor({ context, request });
  if (!viewer.secondFactor) throw redirect(settingsPaths.security());
  return { hasPassword: viewer.hasPassword, title: t('settings-security:codes.title') };
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? [pageTitle(loaded.title)] : [];

export async function action(scope: ActionFunctionArgs) {
  requireSignIn(scope);
  const input = await readProof(scope);
  const outcome = await mutate(scope, RenewRecoveryCodesDocument, { input }, PROOF_PROBLEMS);
  if (outcome.ok) return data({ codes: outcome.data.renewRecoveryCodes.recoveryCodes, refusal: undefined });
  const { refusal, status } = refusalOf(scope, outcome);
  return data({ codes: undefined, refusal }, { status });
}

export default function RenewCodes() {
  const { t } = useTranslation('settings-security');
  const { hasPassword, title } = useLoaderData<typeof loader>();
  const renewed = useActionData<typeof action>();
  if (renewed?.codes) {
    return (
      <>
        <SettingsPageHead title={title} lead={t('codes.renewed')} />
        <div className={styles.frame}>
          <RecoveryCodes codes={renewed.codes} />
          <ButtonLink to={settingsPaths.security()}>{t('back')}</ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <SettingsPageHead title={title} lead={t('codes.renew_lead')} />
      <ProofForm asksPassword={hasPassword} asksCode refusal={renewed?.refusal}>
        <SubmitButton block={false} variant="ink" label={t('codes.renew')} busyLabel={t('codes.renewing')} />
        <ButtonLink variant="ghost" to={settingsPaths.security()}>
          {t('cancel')}
        </ButtonLink>
      </ProofForm>
    </>
  );
}
