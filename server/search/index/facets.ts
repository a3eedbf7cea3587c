import type { Facet, RuleFilter, ValueCount } from '../search.types';

/** The values of a rule aliased as `r`. The visibility is the one that is shown (`visibilityOf`). */
const VALUES: Readonly<Record<Facet, string>> = {
  type: 'select r.type as value',
  visibility: `select case when r.visibility = 'public' then 'public'
      when exists (select from organizations o where o.id = r.owner_id) then 'organization' else 'private' end as value`,
  tag: 'select unnest(r.tags) as value',
};

/** The statement that counts rules by a facet; `source` is a `from` list with rules as `r`. */
export function facetSql(facet: Facet, source: string): string {
  return `select f.value, count(*)::int as count from ${source} cross join lateral (${VALUES[facet]}) as f
    group by f.value order by count desc, f.value`;
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
