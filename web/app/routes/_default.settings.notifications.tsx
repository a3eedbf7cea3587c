import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NotificationsPage } from '#app/features/settings/notifications-page';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';
import { requireSignIn } from '#app/session/guard.server';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { email } = requireSignIn({ context, request });
  return { email, title: translator(context.locale)('settings-notifications:page_title') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function NotificationsRoute() {
  return <NotificationsPage email={useLoaderData<typeof loader>().email} />;
}
