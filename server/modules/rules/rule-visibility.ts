/** Parts of what somebody may see: as it is shown, or `held`, which is all that not everyone sees. */
export type VisiblePart = 'all' | 'public' | 'held' | 'private' | 'organization';

/**
 * Who reads which part, as two arguments of the SQL functions `rule_is_visible` and `rule_search_matching`: whether rules
 * for everyone belong to it, and the owners whose other rules do.
 * @param viewer placeholder of the caller's user id, such as `$1`; null stands for nobody
 */
export function readershipSql(viewer: string, part: VisiblePart): string {
  const self = `select ${viewer}::uuid`;
  const organizations = `select organization_id from memberships where user_id = ${viewer}::uuid`;
  switch (part) {
    case 'all':
      return `true, array(${self} union all ${organizations})`;
    case 'public':
      // PostgreSQL refuses a parameter that is nowhere mentioned.
      return `true, array(${self} limit 0)`;
    case 'held':
      return `false, array(${self} union all ${organizations})`;
    case 'private':
      return `false, array(${self})`;
    case 'organization':
      return `false, array(${organizations})`;
  }
}

/**
 * The SQL twin of `canReadRule`, for lists; a truth-table test holds the two together.
 * @param rule alias of a table with `audience` and `owner_id`
 * @param viewer placeholder of the caller's user id, such as `$1`; null stands for nobody
 */
export function ruleVisibleSql(rule: string, viewer: string, part: VisiblePart = 'all'): string {
  return `rule_is_visible(${rule}.audience, ${rule}.owner_id, ${readershipSql(viewer, part)})`;
}
