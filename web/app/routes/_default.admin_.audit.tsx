import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuditPage } from '#app/features/administration/audit-page';
import { loadAuditLog } from '#app/features/administration/audit.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadAuditLog(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function AdminAuditRoute() {
  return <AuditPage state={useLoaderData<typeof loader>()} />;
}
