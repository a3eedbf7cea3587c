import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FindingsPage } from '#app/features/administration/findings-page';
import { loadFindings } from '#app/features/administration/findings.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadFindings(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function AdminFindingsRoute() {
  return <FindingsPage state={useLoaderData<typeof loader>()} />;
}
