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

/** Names go from A to Z, all else begins with the most or the latest; relevance always begins with the best. */
function directionOf({ sort, direction }: Pick<RuleList, 'sort' | 'direction'>): 'asc' | 'desc' {
  if (sort === 'relevance') return 'desc';
  return direction ?? (sort === 'name' ? 'asc' : 'desc');
}

/** The `order by` of a list over a table of rules called `r`. It ends in the id, so that pages never overlap. */
export function ruleOrder(list: Pick<RuleList, 'sort' | 'direction'>): string {
  const direction = directionOf(list);
  return `r.${COLUMNS[list.sort]} ${direction}, r.id ${direction}`;
}
