import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DeleteAccountPage } from '#app/features/settings/delete-account-page';
import { deleteAccount, loadDeletion } from '#app/features/settings/delete-account.server';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const title = translator(context.locale)('settings-account:delete.page_title');
  return { ...(await loadDeletion({ context, request })), title };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action({ context, request }: ActionFunctionArgs) {
  return deleteAccount({ context, request });
}

export default function DeleteAccountRoute() {
  const { hasPassword, publicRules } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <DeleteAccountPage hasPassword={hasPassword} publicRules={publicRules} answer={answer} />;
}
