import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { decideName, loadNameQueue } from '#app/features/moderation/names/name-queue.server';
import { NameQueuePage } from '#app/features/moderation/names/name-queue-page';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadNameQueue(args);
export const action = (args: ActionFunctionArgs) => decideName(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function NameQueueRoute() {
  return <NameQueuePage state={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
