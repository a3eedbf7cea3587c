/** Orders in which a person's rules can be read. */
export const PROFILE_SORTS = ['stars', 'updated', 'name'] as const;
export type ProfileSort = (typeof PROFILE_SORTS)[number];
