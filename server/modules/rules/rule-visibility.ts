/**
 * The SQL twin of `canReadRule`, for lists; a truth-table test holds the two together.
 * @param rule alias of a table with `visibility`, `organization_id` and `created_by`
 * @param viewer placeholder of the caller's user id, such as `$1`; null stands for nobody
 */
export function ruleVisibleSql(rule: string, viewer: string): string {
  return `(${rule}.visibility = 'public'
    or (${rule}.organization_id is null and ${rule}.created_by = ${viewer}::uuid)
    or ${rule}.organization_id in (select organization_id from memberships where user_id = ${viewer}::uuid))`;
}
