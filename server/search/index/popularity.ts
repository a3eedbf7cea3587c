/**
 * The order of rules that match equally well, whose standings are aliased as `s`: by stars, then by views. It is read with the
 * matches and not kept in their documents, because a document that changes is entered again under hundreds of terms.
 */
export const POPULARITY = '(s.stars::bigint << 31 | s.views)';

/** Adds their standings to rules. */
export function standingsOf(ruleId: string): string {
  return `join rule_standings s on s.rule_id = ${ruleId}`;
}

/**
 * The `popularity` of each `rule_id` of a source. Thousands of rules may match equally well: as one array of ids they are looked up in
 * one pass over the primary key, which holds the counters; one by one, each would cost a descent and a row.
 */
export function popularityAmong(source: string): string {
  return `(select s.rule_id, ${POPULARITY} as popularity from rule_standings s
    where s.rule_id = any (array(select rule_id from ${source})))`;
}
