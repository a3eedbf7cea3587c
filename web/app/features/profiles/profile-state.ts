import type { RuleType, StarredSort } from '@kimari/common/enums';

/** Sort orders of a user's rules. */
export const PROFILE_SORTS = ['stars', 'updated', 'name'] as const;
export type ProfileSort = (typeof PROFILE_SORTS)[number];

/** The list on a user's page, as encoded in its address. */
export type ProfileState = {
  readonly q: string;
  readonly page: number;
} & (
  | { readonly tab: 'rules'; readonly sort: ProfileSort; readonly type: RuleType | '' }
  | { readonly tab: 'stars'; readonly sort: StarredSort }
);
