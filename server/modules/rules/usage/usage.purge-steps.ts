import { deleteWhere, type PurgeStep } from '../../../kernel/maintenance/purge-steps';

/**
 * Rows that keep a visitor from being counted twice on a day; the counters hold what they said. A day more than the day
 * itself, as processes may not agree on the minute at which it ends. Views of accounts are counted once for ever and stay.
 */
const DAY_IS_OVER = `day < ($1::timestamptz at time zone 'UTC')::date - 1`;

export const USAGE_PURGE_STEPS: readonly PurgeStep[] = [
  deleteWhere('rule_views', `day is not null and ${DAY_IS_OVER}`),
  deleteWhere('version_downloads', DAY_IS_OVER),
  deleteWhere('visitor_salts', `day < ($1::timestamptz at time zone 'UTC')::date`),
];
