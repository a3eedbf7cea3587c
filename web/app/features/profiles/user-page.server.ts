import { UserPageDocument } from '#app/graphql/generated/graphql';
import type { UserPageQuery } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { ORDER_FIELDS } from '#app/graphql/words';
import { positiveInteger, oneOf } from '#app/lib/search-params';
import { LIMITS } from '@kimari/common/limits';
import { PROFILE_SORTS, type ProfileSort } from './profile-sorts';

export type UserPageContent = {
  readonly user: NonNullable<UserPageQuery['user']>;
  readonly rules: UserPageQuery['rules'];
  readonly sort: ProfileSort;
  readonly page: number;
  readonly pageSize: number;
};

/** Loads a user and one page of their public rules. */
export async function loadUserPage(scope: OperationScope, username: string): Promise<UserPageContent> {
  if (Array.from(username).length > LIMITS.ownerLookup.max) throw notFound(scope.context);
  const params = new URL(scope.request.url).searchParams;
  const sort = oneOf(params.get('sort'), PROFILE_SORTS, 'stars');
  const pageSize = LIMITS.list.default;
  const page = positiveInteger(params.get('page'), 1, Math.floor(LIMITS.page.max / pageSize));
  const { user, rules } = await query(scope, UserPageDocument, {
    username,
    orderBy: { field: ORDER_FIELDS[sort] },
    first: pageSize,
    offset: (page - 1) * pageSize,
  });
  if (!user) throw notFound(scope.context);
  return { user, rules, sort, page, pageSize };
}
