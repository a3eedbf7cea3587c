import type {
  RuleOrderField,
  RuleType as RuleTypeName,
  StarredOrder,
  VersionBump as VersionBumpName,
  VisibilityFilter as VisibilityFilterName,
} from '#app/graphql/generated/graphql';
import type { RuleSort, RuleType, StarredSort, VersionBump } from '@kimari/common/enums';

/** GraphQL's names of the words in `common/enums.ts`, as addresses and forms write them. */
export const TYPE_NAMES = {
  rule: 'RULE',
  ccsubagents: 'CCSUBAGENTS',
} as const satisfies Record<RuleType, RuleTypeName>;

export const VISIBILITY_NAMES = {
  all: 'ALL',
  public: 'PUBLIC',
  organization: 'ORGANIZATION',
  private: 'PRIVATE',
} as const satisfies Record<string, VisibilityFilterName>;

export const ORDER_FIELDS = {
  relevance: 'RELEVANCE',
  updated: 'UPDATED',
  created: 'CREATED',
  name: 'NAME',
  stars: 'STARS',
  views: 'VIEWS',
  downloads: 'DOWNLOADS',
} as const satisfies Record<RuleSort, RuleOrderField>;

export const STARRED_ORDERS = {
  starred: 'STARRED',
  updated: 'UPDATED',
} as const satisfies Record<StarredSort, StarredOrder>;

export const BUMP_NAMES = {
  major: 'MAJOR',
  minor: 'MINOR',
  patch: 'PATCH',
} as const satisfies Record<VersionBump, VersionBumpName>;
