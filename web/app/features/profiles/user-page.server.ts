import { redirect } from '@remix-run/node';
import {
  OwnOrganizationsDocument,
  UserPageDocument,
  UserStarsDocument,
} from '#app/graphql/generated/graphql';
import type { OwnOrganizationsQuery, UserCardFragment, UserPageQuery } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import type { OperationScope } from '#app/graphql/query.server';
import { ORDER_FIELDS, STARRED_ORDERS, TYPE_NAMES } from '#app/graphql/words';
import { translator } from '#app/i18n/resources.server';
import type { PageHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { lastReachable } from '#app/lib/last-page';
import { positiveInteger, oneOf } from '#app/lib/search-params';
import { requireWithinPages } from '#app/lib/within-pages.server';
import { RULE_TYPES, STARRED_SORTS } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { PROFILE_SORTS, type ProfileState } from './profile-state';

type Rules = UserPageQuery['rules'];

type OwnOrganizations = NonNullable<OwnOrganizationsQuery['viewer']>['organizations']['nodes'];

export type UserPageContent = {
  readonly head: PageHead;
  readonly user: UserCardFragment;
  readonly rules: Rules;
  readonly state: ProfileState;
  readonly pageSize: number;
  /** The organizations of the reader, on their own page; empty on others. */
  readonly organizations: OwnOrganizations;
};

const PAGE_SIZE = LIMITS.list.default;

/** Loads a user and one page of their public rules, or of the rules they have starred. Redirects from former names. */
export async function loadUserPage(scope: OperationScope, username: string): Promise<UserPageContent> {
  if (Array.from(username).length > LIMITS.ownerLookup.max) throw notFound(scope.context);
  const { search, searchParams } = new URL(scope.request.url);
  const state = readState(searchParams);
  const isOwn = scope.context.viewer?.username === username;
  const [{ user, rules }, own] = await Promise.all([
    find(scope, username, state),
    isOwn ? query(scope, OwnOrganizationsDocument, {}) : null,
  ]);
  if (!user || !rules) throw notFound(scope.context);
  if (user.username !== username) throw redirect(paths.user(user.username) + search, 301);
  requireWithinPages({ page: state.page, pageSize: PAGE_SIZE, total: rules.totalCount }, scope.request);
  const organizations = own?.viewer?.organizations.nodes ?? [];
  return { head: headOf(scope, user, state), user, rules, state, pageSize: PAGE_SIZE, organizations };
}

function readState(params: URLSearchParams): ProfileState {
  const q = (params.get('q') ?? '').trim().slice(0, LIMITS.query.max);
  const page = positiveInteger(params.get('page'), 1, lastReachable(PAGE_SIZE));
  return params.get('tab') === 'stars'
    ? { tab: 'stars', q, page, sort: oneOf(params.get('sort'), STARRED_SORTS, 'starred') }
    : {
        tab: 'rules',
        q,
        page,
        sort: oneOf(params.get('sort'), PROFILE_SORTS, 'stars'),
        type: oneOf(params.get('type'), [...RULE_TYPES, ''], ''),
      };
}

async function find(
  scope: OperationScope,
  username: string,
  state: ProfileState,
): Promise<{ readonly user: UserCardFragment | null; readonly rules: Rules | undefined }> {
  const window = { username, query: state.q, first: PAGE_SIZE, offset: (state.page - 1) * PAGE_SIZE };
  if (state.tab === 'stars') {
    const orderBy = STARRED_ORDERS[state.sort];
    const { user = null } = await query(scope, UserStarsDocument, { ...window, orderBy });
    return { user, rules: user?.starredRules };
  }
  const type = state.type === '' ? null : TYPE_NAMES[state.type];
  const orderBy = { field: ORDER_FIELDS[state.sort] };
  const { user = null, rules } = await query(scope, UserPageDocument, { ...window, type, orderBy });
  return { user, rules };
}

function headOf(scope: OperationScope, user: UserCardFragment, state: ProfileState): PageHead {
  const t = translator(scope.context.locale);
  const { username: name } = user;
  const { tab, page, q } = state;
  return {
    title: titleOf(scope, user, state),
    description: user.bio || t('head:user_description', { name }),
    path: paths.user(name, { tab: tab === 'stars' ? tab : null, page: page > 1 ? page : null }),
    kind: 'profile',
    feeds: [{ title: t('head:feed.owner', { name }), path: paths.ownerFeed(name) }],
    listed: q === '',
  };
}

function titleOf({ context }: OperationScope, user: UserCardFragment, { tab, page }: ProfileState): string {
  const t = translator(context.locale);
  const name = user.displayName ? `${user.displayName} (@${user.username})` : `@${user.username}`;
  const title = tab === 'stars' ? t('profile:meta.stars', { name }) : name;
  return page === 1 ? title : t('profile:meta.page', { title, page });
}
