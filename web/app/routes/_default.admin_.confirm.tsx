import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfirmPage } from '#app/features/administration/confirm-page';
import { confirm, loadConfirmation } from '#app/features/administration/confirm.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadConfirmation(args);

export const action = (args: ActionFunctionArgs) => confirm(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function AdminConfirmRoute() {
  return <ConfirmPage state={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
