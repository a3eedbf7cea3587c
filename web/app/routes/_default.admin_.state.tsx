import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StatePage } from '#app/features/administration/state-page';
import { loadState } from '#app/features/administration/state.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadState(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function AdminStateRoute() {
  return <StatePage state={useLoaderData<typeof loader>()} />;
}
