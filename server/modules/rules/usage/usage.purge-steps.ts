import { deleteWhere, type PurgeStep, retainedSince } from '../../../kernel/maintenance/purge-steps';

/**
 * Rows that prevent counting a visitor twice on one day; the counters already include them. They are kept one day longer,
 * because the clocks of processes differ. Views by accounts have no day: an account counts once, while its view is kept.
 */
const DAY_IS_OVER = `day < ($1::timestamptz at time zone 'UTC')::date - 1`;

export const USAGE_PURGE_STEPS: readonly PurgeStep[] = [
  deleteWhere('rule_views', `day is not null and ${DAY_IS_OVER}`),
  deleteWhere('version_downloads', DAY_IS_OVER),
  deleteWhere('visitor_salts', `day < ($1::timestamptz at time zone 'UTC')::date`),
];

/** Deletes views by accounts after so many days; 0 keeps them. */
export function viewPurgeSteps(retentionDays: number): readonly PurgeStep[] {
  if (retentionDays === 0) return [];
  const isOver = `day is null and counted_on < (${retainedSince(retentionDays)} at time zone 'UTC')::date`;
  return [{ ...deleteWhere('rule_views', isOver), name: 'rule_views of accounts' }];
}
