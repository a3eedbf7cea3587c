import type { RuleSort } from '../../../../common/enums';
import type { RuleList } from './rule-search.types';

const COLUMNS: Readonly<Record<RuleSort, string>> = {
  relevance: 'updated_at',
  updated: 'updated_at',
  created: 'created_at',
  name: 'name_key',
  stars: 'stars',
  views: 'views',
  downloads: 'downloads',
};

/** The `order by` of a list over a table of rules called `r`. It ends in the id, so that pages never overlap. */
export function ruleOrder({ sort, direction }: Pick<RuleList, 'sort' | 'direction'>): string {
  const asked = direction ?? (sort === 'name' ? 'asc' : 'desc');
  return `r.${COLUMNS[sort]} ${asked}, r.id ${asked}`;
}
