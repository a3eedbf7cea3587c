import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { NoticePage } from '#app/features/administration/notice-page';
import { changeNotice, loadNotice } from '#app/features/administration/notice.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadNotice(args);

export const action = (args: ActionFunctionArgs) => changeNotice(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function AdminNoticeRoute() {
  return <NoticePage state={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
