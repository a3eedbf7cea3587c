import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StargazersPage } from '#app/features/rule-detail/stargazers-page';
import { loadStargazers } from '#app/features/rule-detail/stargazers.server';
import { privateHead } from '#app/lib/page-head';

export const loader = (args: LoaderFunctionArgs) => loadStargazers(args);

/** Search engines gain nothing from lists of people. */
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export default function StargazersRoute() {
  return <StargazersPage state={useLoaderData<typeof loader>()} />;
}
