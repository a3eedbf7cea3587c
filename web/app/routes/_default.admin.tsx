import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ModeratorsPage } from '#app/features/moderation/moderators-page';
import { changeModerators, loadModerators } from '#app/features/moderation/moderators.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadModerators(args);

export const action = (args: ActionFunctionArgs) => changeModerators(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function AdminRoute() {
  return <ModeratorsPage state={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
