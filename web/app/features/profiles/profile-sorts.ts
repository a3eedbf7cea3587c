/** Sort orders of a user's rules. */
export const PROFILE_SORTS = ['stars', 'updated', 'name'] as const;
export type ProfileSort = (typeof PROFILE_SORTS)[number];
