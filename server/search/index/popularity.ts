/**
 * The order of rules that match equally well, whose standings are aliased as `s`: by stars, then by views. It is read with the
 * matches and not kept in their documents, because a document that changes is entered again under hundreds of terms.
 */
export const POPULARITY = '(s.stars::bigint << 31 | s.views)';

/** Adds their standings to rules. */
export function standingsOf(ruleId: string): string {
  return `join rule_standings s on s.rule_id = ${ruleId}`;
}
