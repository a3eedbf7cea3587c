import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Pagination } from '#app/components/feedback/pagination';
import { EventLog } from '#app/features/settings/security/event-log';
import { SettingsPageHead } from '#app/features/settings/settings-page-head';
import { SecurityEventsDocument } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { lastReachable } from '#app/lib/last-page';
import { pageTitle } from '#app/lib/page-title';
import { settingsPaths } from '#app/lib/settings-paths';
import { requireSignIn } from '#app/session/guard.server';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';

const PAGE_SIZE = 30;
const MOST_PAGES = lastReachable(PAGE_SIZE);

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireSignIn({ context, request });
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > MOST_PAGES) throw notFound(context);
  const window = { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { viewer } = await query({ context, request }, SecurityEventsDocument, window);
  if (!viewer) throw notFound(context);
  const title = translator(context.locale)('settings-security:events.all_title');
  return { page, title, events: viewer.securityEvents };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

/** Everything that happened to the account in the last 90 days. */
export default function SecurityEventsPage() {
  const { t } = useTranslation('settings-security');
  const { page, title, events } = useLoaderData<typeof loader>();
  return (
    <>
      <SettingsPageHead
        title={title}
        lead={
          <Link className={typography.link} to={settingsPaths.security()}>
            {t('back')}
          </Link>
        }
      />
      {events.nodes.length > 0 && <EventLog events={events.nodes} />}
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={events.totalCount}
        toPage={(number) => settingsPaths.securityEvents({ page: number })}
      />
    </>
  );
}
