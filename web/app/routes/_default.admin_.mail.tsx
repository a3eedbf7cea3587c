import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MailsPage } from '#app/features/administration/mails-page';
import { changeMails, loadMails } from '#app/features/administration/mails.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadMails(args);

export const action = (args: ActionFunctionArgs) => changeMails(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function AdminMailRoute() {
  return <MailsPage state={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
