import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnNames, loadOwnNames } from '#app/features/settings/names/own-names.server';
import { OwnNamesPage } from '#app/features/settings/names/own-names-page';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadOwnNames(args);
export const action = (args: ActionFunctionArgs) => changeOwnNames(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function NamesRoute() {
  return <OwnNamesPage state={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
