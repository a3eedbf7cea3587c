import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ReportPage } from '#app/features/moderation/report-page';
import { loadReport, sendReport } from '#app/features/moderation/report.server';
import { privateHead } from '#app/lib/page-head';

export const loader = (args: LoaderFunctionArgs) => loadReport(args);

export const action = (args: ActionFunctionArgs) => sendReport(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export default function ReportRoute() {
  const { rule, isSent } = useLoaderData<typeof loader>();
  return <ReportPage rule={rule} isSent={isSent} answer={useActionData<typeof action>()} />;
}
