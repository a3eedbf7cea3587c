/**
 * Whether moderators hide the rule or one of its versions.
 * @param rule alias of `rules`
 */
export function decisionInForceSql(rule: string): string {
  return `(${rule}.is_hidden or exists (
    select from hidden_versions hv join rule_versions rv on rv.id = hv.version_id where rv.rule_id = ${rule}.id))`;
}

/**
 * Whether moderators still find a rule: it is not deleted, or they have decided about it. What they have decided about is
 * evidence, which its owner cannot take away.
 * @param rule alias of `rules`
 */
export function foundByModeratorsSql(rule: string): string {
  return `(${rule}.deleted_at is null or exists (
    select from moderation_decisions md where md.rule_id = ${rule}.id and md.action <> 'dismiss'))`;
}
