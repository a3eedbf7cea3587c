import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PeoplePage } from '#app/features/administration/people-page';
import { loadPeople } from '#app/features/administration/people.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadPeople(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function AdminPeopleRoute() {
  return <PeoplePage state={useLoaderData<typeof loader>()} />;
}
