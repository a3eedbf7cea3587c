import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm, textOf } from '#app/components/form/read-form.server';
import {
  AppointOwnerDocument,
  AdministeredOrganizationsDocument,
  DeleteAdministeredOrganizationDocument,
} from '#app/graphql/generated/graphql';
import { query, refuse } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { LIMITS } from '@kimari/common/limits';
import { change, requireAdministrator } from './access.server';

/** Loads a page of the organizations. */
export async function loadOrganizations({ context, request }: LoaderFunctionArgs) {
  requireAdministrator({ context, request });
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get('q') ?? '').slice(0, ADMINISTRATION_LIMITS.search.max);
  const after = searchParams.get('after');
  const { administeredOrganizations } = await query({ context, request }, AdministeredOrganizationsDocument, {
    search,
    first: LIMITS.list.default,
    after,
  });
  const title = translator(context.locale)('administration:organizations.title');
  return { title, search, isFirst: !after, organizations: administeredOrganizations };
}

/** Appoints an owner of an organization, or deletes it. */
export async function changeOrganization(scope: ActionFunctionArgs) {
  const form = await readForm(scope, { fields: ['organizationId', 'intent', 'user', 'confirmation'] });
  requireAdministrator(scope);
  const input = { organizationId: textOf(form, 'organizationId') || '-' };
  if (textOf(form, 'intent') === 'appoint')
    return change(
      scope,
      AppointOwnerDocument,
      { input: { ...input, user: textOf(form, 'user') } },
      (answer) => answer.appointOwner.message,
    );
  if (textOf(form, 'confirmation') !== 'yes') throw refuse(scope.context, 400);
  return change(
    scope,
    DeleteAdministeredOrganizationDocument,
    { input },
    (data) => data.deleteAdministeredOrganization.message,
  );
}

export type Organizations = Awaited<ReturnType<typeof loadOrganizations>>;
