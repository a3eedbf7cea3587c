import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { SubmitButton } from '#app/components/form/submit-button';
import { ButtonLink } from '#app/components/ui/button';
import { ProofForm } from '#app/features/settings/security/proof-form';
import { PROOF_PROBLEMS, readProof, refusalOf } from '#app/features/settings/security/proof.server';
import { loadTwoFactor } from '#app/features/settings/security/two-factor.server';
import { SettingsPageHead } from '#app/features/settings/settings-page-head';
import { BeginSecondFactorDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import { pageTitle } from '#app/lib/page-title';
import { settingsPaths } from '#app/lib/settings-paths';
import { requireSignIn } from '#app/session/guard.server';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, t } = await loadTwoFactor({ context, request });
  return {
    hasPassword: viewer.hasPassword,
    isOn: viewer.secondFactor !== null,
    title: t('settings-security:setup.title'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? [pageTitle(loaded.title)] : [];

export async function action(scope: ActionFunctionArgs) {
  requireSignIn(scope);
  const outcome = await mutate(
    scope,
    BeginSecondFactorDocument,
    { input: await readProof(scope) },
    PROOF_PROBLEMS,
  );
  if (outcome.ok) return redirect(settingsPaths.twoFactorApp());
  const { refusal, status } = refusalOf(scope, outcome);
  return data(refusal, { status });
}

/** Before the setup: proves that the person owns the account. */
export default function BeginTwoFactor() {
  const { t } = useTranslation('settings-security');
  const { hasPassword, isOn, title } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <>
      <SettingsPageHead title={title} lead={isOn ? t('setup.replace_lead') : t('setup.begin_lead')} />
      <ProofForm asksPassword={hasPassword} asksCode={isOn} refusal={refusal}>
        <SubmitButton block={false} label={t('setup.begin')} busyLabel={t('setup.beginning')} />
        <ButtonLink variant="ghost" to={settingsPaths.security()}>
          {t('cancel')}
        </ButtonLink>
      </ProofForm>
    </>
  );
}
