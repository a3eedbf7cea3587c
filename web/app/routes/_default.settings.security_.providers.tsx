import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SOCIAL_PROVIDERS } from '@kimari/common/enums';
import { useTranslation } from '#app/i18n/use-translation';
import { LinkConfirmation, type LinkChange } from '#app/features/settings/security/link-confirmation';
import { SettingsPageHead } from '#app/features/settings/settings-page-head';
import { LinkedAccountsSection } from '#app/features/settings/security/linked-accounts-section';
import {
  changeLinkedAccounts,
  loadLinkedAccounts,
} from '#app/features/settings/security/linked-accounts.server';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';
import { settingsPaths } from '#app/lib/settings-paths';
import { requireSignIn } from '#app/session/guard.server';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireSignIn({ context, request });
  const title = translator(context.locale)('linked-accounts:title');
  return { title, change: changeIn(request), state: await loadLinkedAccounts({ context, request }) };
}

/** The change named in the address. */
function changeIn(request: Request): LinkChange | null {
  const search = new URL(request.url).searchParams;
  for (const kind of ['link', 'unlink'] as const) {
    const provider = SOCIAL_PROVIDERS.find((name) => name === search.get(kind));
    if (provider) return { kind, provider };
  }
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action({ context, request }: ActionFunctionArgs) {
  requireSignIn({ context, request });
  return changeLinkedAccounts({ context, request });
}

/** The browser follows the `Refresh` of the action. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Confirms a change of linked accounts; without one, lists them. */
export default function ProvidersPage() {
  const { t } = useTranslation('linked-accounts');
  const { change, state } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const back = (
    <Link className={typography.link} to={settingsPaths.security()}>
      {t('confirm.back')}
    </Link>
  );
  return (
    <>
      <SettingsPageHead title={t('settings:tabs.security')} lead={back} />
      {change ? (
        <LinkConfirmation change={change} hasPassword={state.hasPassword} reply={reply} />
      ) : (
        <LinkedAccountsSection {...state} />
      )}
    </>
  );
}
