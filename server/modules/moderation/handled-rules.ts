import { ruleHeldSql } from '../rules';

/**
 * The SQL equivalent of `canHandleReports`, for lists: all rules, or those that the caller does not hold.
 * @param rule alias of `rules`
 * @param viewer placeholder of the caller's user id
 * @param handlesAll placeholder that is true for administrators
 */
export function handledSql(rule: string, viewer: string, handlesAll: string): string {
  return `(${handlesAll}::boolean or not ${ruleHeldSql(rule, viewer)})`;
}
