import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadTagsPage } from '#app/features/rule-list/load-tags.server';
import { TagsPage } from '#app/features/rule-list/tags-page';
import { privateHead } from '#app/lib/page-head';

/** All tags; the list page opens them in a dialog once its scripts run. */
export function loader(args: LoaderFunctionArgs) {
  return loadTagsPage(args);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? privateHead(loaded.title) : [];

export default function TagsRoute() {
  const { title: _, ...page } = useLoaderData<typeof loader>();
  return <TagsPage {...page} />;
}
