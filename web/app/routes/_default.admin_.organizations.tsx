import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { OrganizationsPage } from '#app/features/administration/organizations-page';
import { changeOrganization, loadOrganizations } from '#app/features/administration/organizations.server';
import { pageTitle } from '#app/lib/page-title';

export const loader = (args: LoaderFunctionArgs) => loadOrganizations(args);

export const action = (args: ActionFunctionArgs) => changeOrganization(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export default function AdminOrganizationsRoute() {
  return <OrganizationsPage state={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
