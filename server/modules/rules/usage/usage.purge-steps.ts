import { deleteWhere, type PurgeStep } from '../../../kernel/maintenance/purge-steps';

/**
 * Rows that prevent counting a visitor twice on one day; the counters already include them. They are kept one day longer,
 * because the clocks of processes differ. Views by accounts have no day and are kept, as an account counts once for ever.
 */
const DAY_IS_OVER = `day < ($1::timestamptz at time zone 'UTC')::date - 1`;

export const USAGE_PURGE_STEPS: readonly PurgeStep[] = [
  deleteWhere('rule_views', `day is not null and ${DAY_IS_OVER}`),
  deleteWhere('version_downloads', DAY_IS_OVER),
  deleteWhere('visitor_salts', `day < ($1::timestamptz at time zone 'UTC')::date`),
];
