/** Parts of the visible rules: by displayed visibility, or `restricted`, which is everything that is not public. */
export type VisiblePart = 'all' | 'public' | 'restricted' | 'private' | 'organization';

/**
 * The two arguments of the SQL functions `rule_is_visible` and `rule_search_matching` that select a part: whether it
 * includes public rules, and the owners whose other rules it includes.
 * @param viewer placeholder of the caller's user id, such as `$1`; a null id is anonymous
 */
export function readershipSql(viewer: string, part: VisiblePart): string {
  const self = `select ${viewer}::uuid`;
  const organizations = `select organization_id from memberships where user_id = ${viewer}::uuid`;
  switch (part) {
    case 'all':
      return `true, array(${self} union all ${organizations})`;
    case 'public':
      // PostgreSQL rejects a parameter that no expression uses.
      return `true, array(${self} limit 0)`;
    case 'restricted':
      return `false, array(${self} union all ${organizations})`;
    case 'private':
      return `false, array(${self})`;
    case 'organization':
      return `false, array(${organizations})`;
  }
}

/**
 * The SQL equivalent of `holdsRule`: whether the viewer is the user or a member of the organization that owns the rule.
 * @param rule alias of a table with `owner_id`
 * @param viewer placeholder of the caller's user id, such as `$1`; a null id is anonymous
 */
export function ruleHeldSql(rule: string, viewer: string): string {
  return `rule_is_visible('holders', ${rule}.owner_id, ${readershipSql(viewer, 'restricted')})`;
}

/**
 * The SQL equivalent of `canReadRule`, for lists; a truth-table test compares the two.
 * @param rule alias of a table with `audience` and `owner_id`
 * @param viewer placeholder of the caller's user id, such as `$1`; a null id is anonymous
 */
export function ruleVisibleSql(rule: string, viewer: string, part: VisiblePart = 'all'): string {
  const isVisible = `rule_is_visible(${rule}.audience, ${rule}.owner_id, ${readershipSql(viewer, part)})`;
  return `(${isVisible} and ${ownerStaysSql(rule)})`;
}

/**
 * Whether everybody sees a rule.
 * @param rule alias of a table with `audience` and `owner_id`
 */
export function rulePublicSql(rule: string): string {
  return `(${rule}.audience = 'everyone' and ${ownerStaysSql(rule)})`;
}

/**
 * Whether the owner of a rule is not being erased with all rules, which takes a while when there are many. PostgreSQL
 * correctly expects nearly every row to pass `is not null`; for another expression it would expect a third, and choose
 * worse plans.
 * @param rule alias of a table with `owner_id`
 */
export function ownerStaysSql(rule: string): string {
  const erased = 'select e.owner_id from erasures e where e.includes_public';
  return `(case when ${rule}.owner_id = any (array(${erased})) then null else true end) is not null`;
}
