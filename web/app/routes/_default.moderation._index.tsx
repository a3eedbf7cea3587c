import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { QueuePage } from '#app/features/moderation/queue-page';
import { loadQueue } from '#app/features/moderation/queue.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadQueue(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function ModerationRoute() {
  return <QueuePage queue={useLoaderData<typeof loader>()} />;
}
