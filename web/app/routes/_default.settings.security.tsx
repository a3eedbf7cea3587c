import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useNow } from '#app/session/site-state';
import { useTranslation } from '#app/i18n/use-translation';
import { CliTokensSection } from '#app/features/settings/security/cli-tokens-section';
import { LinkedAccountsSection } from '#app/features/settings/security/linked-accounts-section';
import { PasswordSection } from '#app/features/settings/security/password-section';
import { RecentEventsSection } from '#app/features/settings/security/recent-events-section';
import { loadSecurity, saveSecurity } from '#app/features/settings/security/security.server';
import { SessionsSection } from '#app/features/settings/security/sessions-section';
import { TwoFactorSection } from '#app/features/settings/security/two-factor-section';
import { SettingsPageHead } from '#app/features/settings/settings-page-head';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const title = translator(context.locale)('settings-security:title');
  return { ...(await loadSecurity({ context, request })), title };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action({ context, request }: ActionFunctionArgs) {
  return saveSecurity({ context, request });
}

export default function SecuritySettings() {
  const { t } = useTranslation('settings-security');
  const { viewer, linked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const now = useNow();
  return (
    <>
      <SettingsPageHead title={t('title')} lead={t('lead')} />
      <PasswordSection
        hasPassword={viewer.hasPassword}
        answer={answer && 'changed' in answer ? answer : undefined}
      />
      <TwoFactorSection viewer={viewer} />
      <SessionsSection viewer={viewer} done={answer && 'ended' in answer ? answer.ended : undefined} />
      <CliTokensSection tokens={viewer.cliTokens} now={now} />
      <LinkedAccountsSection {...linked} />
      <RecentEventsSection events={viewer.securityEvents.nodes} />
    </>
  );
}
