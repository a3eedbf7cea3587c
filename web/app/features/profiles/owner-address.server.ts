import { redirect } from '@remix-run/node';
import { FindOwnerDocument } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';

/** The redirect from `@owner`, under a current or a former name, to the page of the user or the organization. Throws 404. */
export async function ownerRedirect(scope: OperationScope, handle: string): Promise<Response> {
  const name = handle.replace(/^@/, '');
  const isName = handle.startsWith('@') && name.length <= LIMITS.ownerLookup.max && NAME_PATTERN.test(name);
  if (!isName) throw notFound(scope.context);
  const { user, organization } = await query(scope, FindOwnerDocument, { name });
  if (user) return redirect(paths.user(user.username), 301);
  if (organization) return redirect(paths.organizationProfile(organization.name), 301);
  throw notFound(scope.context);
}
