import type { Facet, RuleFilter, ValueCount } from '../search.types';
import type { Candidate } from './candidate';

export const FACETS: readonly Facet[] = ['type', 'visibility', 'tag'];
export type FacetCounts = ReadonlyMap<Facet, readonly ValueCount[]>;

/** The visibility of a rule aliased as `r` that is shown (`visibilityOf`). */
export const SHOWN_VISIBILITY = `case when r.visibility = 'public' then 'public'
  when exists (select from organizations o where o.id = r.owner_id) then 'organization' else 'private' end`;

/** The values of a rule aliased as `r`. */
const VALUES: Readonly<Record<Facet, string>> = {
  type: 'select r.type as value',
  visibility: `select ${SHOWN_VISIBILITY} as value`,
  tag: 'select unnest(r.tags) as value',
};

/** The statement that counts rules by a facet; `source` is a `from` list with rules as `r`. */
export function facetSql(facet: Facet, source: string): string {
  return `select f.value, count(*)::int as count from ${source} cross join lateral (${VALUES[facet]}) as f
    group by f.value order by count desc, f.value`;
}

/** Counts rules that were read already by a facet, the most frequent value first. */
export function countAmong(facet: Facet, candidates: readonly Candidate[]): readonly ValueCount[] {
  const counts = new Map<string, number>();
  for (const candidate of candidates)
    for (const value of facet === 'tag' ? candidate.tags : [candidate[facet]])
      counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1));
}

/** The filter without the part that a facet is counted for: its own choice does not narrow its numbers. */
export function withoutOwn(facet: Facet, filter: RuleFilter): RuleFilter {
  const { type, visibility, tags, ...others } = filter;
  return {
    ...others,
    ...(facet !== 'type' && type && { type }),
    ...(facet !== 'visibility' && visibility && { visibility }),
    ...(facet !== 'tag' && tags && { tags }),
  };
}

/** Whether a filter has no choice for a facet. */
export function isUnfiltered(facet: Facet, { type, visibility = 'all', tags = [] }: RuleFilter): boolean {
  if (facet === 'type') return type === undefined;
  return facet === 'visibility' ? visibility === 'all' : tags.length === 0;
}

/** Counts of a part, as estimates for the whole. */
export function scaled(counts: readonly ValueCount[], factor: number): readonly ValueCount[] {
  return counts.map(({ value, count }) => ({ value, count: Math.round(count * factor) }));
}
