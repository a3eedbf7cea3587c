import type { RuleSort } from '@kimari/common/enums';
import type { RuleList } from './search.types';

const COLUMNS: Readonly<Record<RuleSort, string>> = {
  relevance: 'updated_at',
  updated: 'updated_at',
  created: 'created_at',
  name: 'name_key',
  stars: 'stars',
  views: 'views',
  downloads: 'downloads',
};

/** By default names ascend and everything else descends. Relevance always descends. */
function directionOf({ sort, direction }: Pick<RuleList, 'sort' | 'direction'>): 'asc' | 'desc' {
  if (sort === 'relevance') return 'desc';
  return direction ?? (sort === 'name' ? 'asc' : 'desc');
}

/** The `order by` clause for rules aliased as `r`. The id comes last, so that pages never overlap. */
export function ruleOrder(list: Pick<RuleList, 'sort' | 'direction'>): string {
  const direction = directionOf(list);
  return `r.${COLUMNS[list.sort]} ${direction}, r.id ${direction}`;
}
