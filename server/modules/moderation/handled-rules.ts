import { foundByModeratorsSql, ruleHeldSql } from '../rules';

/**
 * The SQL equivalent of `canHandleReports`, for lists: all rules, or those that the caller does not hold. What
 * reports say of a deleted rule waits until it is brought back, unless moderators have decided about it.
 * @param rule alias of `rules`
 * @param viewer placeholder of the caller's user id
 * @param handlesAll placeholder that is true for administrators
 */
export function handledSql(rule: string, viewer: string, handlesAll: string): string {
  return `(${foundByModeratorsSql(rule)} and (${handlesAll}::boolean or not ${ruleHeldSql(rule, viewer)}))`;
}
