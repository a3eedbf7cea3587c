import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PersonPage } from '#app/features/administration/person-page';
import { changePerson, loadPerson } from '#app/features/administration/people.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadPerson(args);

export const action = (args: ActionFunctionArgs) => changePerson(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function AdminPersonRoute() {
  return <PersonPage state={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
