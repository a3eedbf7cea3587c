import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/use-translation';
import { RecentEventsSection } from '#app/features/settings/security/recent-events-section';
import { SessionsSection } from '#app/features/settings/security/sessions-section';
import { endSessions } from '#app/features/settings/security/sessions.server';
import { TwoFactorSection } from '#app/features/settings/security/two-factor-section';
import { SettingsPageHead } from '#app/features/settings/settings-page-head';
import { SecuritySettingsDocument } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import type { RouteHandle } from '#app/i18n/handle';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';
import { requireSignIn } from '#app/session/guard.server';

export const handle: RouteHandle = { i18n: ['settings-security'] };

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireSignIn({ context, request });
  const { viewer } = await query({ context, request }, SecuritySettingsDocument, {});
  if (!viewer) throw notFound(context);
  return { viewer, title: translator(context.locale)('settings-security:title') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action({ context, request }: ActionFunctionArgs) {
  requireSignIn({ context, request });
  return endSessions({ context, request });
}

export default function SecuritySettings() {
  const { t } = useTranslation('settings-security');
  const { viewer } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return (
    <>
      <SettingsPageHead title={t('title')} lead={t('lead')} />
      <TwoFactorSection viewer={viewer} />
      <SessionsSection viewer={viewer} done={done?.ended} />
      <RecentEventsSection events={viewer.securityEvents.nodes} />
    </>
  );
}
