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
import { DisableSecondFactorDocument } from '#app/graphql/generated/graphql';
import { mutate } from '#app/graphql/query.server';
import { pageTitle } from '#app/lib/page-title';
import { settingsPaths } from '#app/lib/settings-paths';
import { requireSignIn } from '#app/session/guard.server';
import { redirectWithNotice } from '#app/session/notice.server';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer, t } = await loadTwoFactor({ context, request });
  if (!viewer.secondFactor) throw redirect(settingsPaths.security());
  return { hasPassword: viewer.hasPassword, title: t('settings-security:turn_off.title') };
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? [pageTitle(loaded.title)] : [];

export async function action(scope: ActionFunctionArgs) {
  requireSignIn(scope);
  const input = await readProof(scope);
  const outcome = await mutate(scope, DisableSecondFactorDocument, { input }, PROOF_PROBLEMS);
  if (outcome.ok)
    return redirectWithNotice(settingsPaths.security(), { kind: 'second-factor-off' }, scope.context);
  const { refusal, status } = refusalOf(scope, outcome);
  return data(refusal, { status });
}

export default function TurnTwoFactorOff() {
  const { t } = useTranslation('settings-security');
  const { hasPassword, title } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <>
      <SettingsPageHead title={title} lead={t('turn_off.lead')} />
      <ProofForm asksPassword={hasPassword} asksCode refusal={refusal}>
        <SubmitButton
          block={false}
          variant="ink"
          label={t('turn_off.submit')}
          busyLabel={t('turn_off.submitting')}
        />
        <ButtonLink variant="ghost" to={settingsPaths.security()}>
          {t('cancel')}
        </ButtonLink>
      </ProofForm>
    </>
  );
}
