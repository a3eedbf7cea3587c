import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TrashPage } from '#app/features/trash/trash-page';
import { loadTrash, restoreRule } from '#app/features/trash/trash.server';
import { privateHead } from '#app/lib/page-head';

export const loader = (args: LoaderFunctionArgs) => loadTrash(args);

export const action = (args: ActionFunctionArgs) => restoreRule(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export default function TrashRoute() {
  return <TrashPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem} />;
}
