import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadNotifications, saveNotifications } from '#app/features/settings/notifications.server';
import { NotificationsPage } from '#app/features/settings/notifications-page';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadNotifications(args);
export const action = (args: ActionFunctionArgs) => saveNotifications(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function NotificationsRoute() {
  const { email, widerVersionMails, saved } = useLoaderData<typeof loader>();
  return <NotificationsPage email={email} widerVersionMails={widerVersionMails} saved={saved} />;
}
