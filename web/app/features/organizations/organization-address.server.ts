import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '#app/graphql/query.server';
import { paths } from '#app/lib/paths';
import { requireSignIn } from '#app/session/guard.server';
import { LIMITS } from '@kimari/common/limits';
import { ORGANIZATION_NAME_PATTERN } from '@kimari/common/patterns';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The organization that an address names: by its id, or by its name. */
export type OrganizationKey =
  | { readonly id: string; readonly name?: undefined }
  | { readonly name: string; readonly id?: undefined };

type Scope = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>;

/** Parses `/organizations/{id or name}`; throws 404 for anything else, and redirects visitors to sign-in. */
export function readOrganizationKey(scope: Scope): OrganizationKey {
  requireSignIn(scope);
  const { organization = '' } = scope.params;
  if (UUID.test(organization)) return { id: organization };
  return { name: readOrganizationName(scope, organization) };
}

/** A name from the address; throws 404 when no organization can have it. */
export function readOrganizationName({ context }: Pick<Scope, 'context'>, name: string): string {
  if (name.length > LIMITS.organizationName.max || !ORGANIZATION_NAME_PATTERN.test(name))
    throw notFound(context);
  return name;
}

type Found = { readonly name: string; readonly viewerRole?: string | null };

/**
 * Returns an organization to its members. Throws 404 when it does not exist, redirects everybody else to the public page,
 * and former names to the current one.
 */
export function requireMembership<Organization extends Found>(
  organization: Organization | null | undefined,
  asked: OrganizationKey,
  { context, request }: Pick<Scope, 'context' | 'request'>,
): Organization {
  if (!organization) throw notFound(context);
  const { name, viewerRole } = organization;
  if (!viewerRole) throw redirect(paths.organizationProfile(name));
  if (asked.name !== undefined && asked.name !== name) {
    const { pathname, search } = new URL(request.url);
    const [, , , ...rest] = pathname.replace(/\.data$/, '').split('/');
    throw redirect([paths.organization(name), ...rest].join('/') + search, 301);
  }
  return organization;
}
