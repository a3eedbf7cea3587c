import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/features/settings/account-page';
import { loadAccount, saveAccount } from '#app/features/settings/account.server';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const title = translator(context.locale)('settings-account:page_title');
  return { ...(await loadAccount({ context, request })), title };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action({ context, request }: ActionFunctionArgs) {
  return saveAccount({ context, request });
}

export default function AccountRoute() {
  const { account, zones, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <AccountPage account={account} zones={zones} saved={saved} answer={answer} />;
}
