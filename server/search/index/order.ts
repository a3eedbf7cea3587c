import type { RuleSort } from '@kimari/common/enums';
import { Keyset, type KeyColumn } from '../../kernel/schema/keyset';
import type { RuleList } from '../search.types';
import { standingsOf } from './popularity';

const COLUMNS: Readonly<Record<RuleSort, Pick<KeyColumn, 'sql' | 'kind'>>> = {
  relevance: { sql: 'r.updated_at', kind: 'time' },
  updated: { sql: 'r.updated_at', kind: 'time' },
  created: { sql: 'r.created_at', kind: 'time' },
  name: { sql: 'r.name_key', kind: 'text' },
  stars: { sql: 's.stars', kind: 'number' },
  views: { sql: 's.views', kind: 'number' },
  downloads: { sql: 's.downloads', kind: 'number' },
};

/** By default names ascend and everything else descends. Relevance always descends. */
function directionOf({ sort, direction }: Pick<RuleList, 'sort' | 'direction'>): 'asc' | 'desc' {
  if (sort === 'relevance') return 'desc';
  return direction ?? (sort === 'name' ? 'asc' : 'desc');
}

/** The order of a list of rules aliased as `r`, and what to join with the rules to have it. */
export type RuleOrder = { readonly keyset: Keyset; readonly join: string };

/** The id comes last, so that pages never overlap. */
export function ruleOrder(list: Pick<RuleList, 'sort' | 'direction'>): RuleOrder {
  const direction = directionOf(list);
  const descends = direction === 'desc';
  // Without a query, relevance is the last change.
  const name = list.sort === 'relevance' ? 'updated' : list.sort;
  const isCounter = list.sort === 'stars' || list.sort === 'views' || list.sort === 'downloads';
  const keyset = new Keyset(`rules by ${name} ${direction}`, [
    { ...COLUMNS[list.sort], descends },
    { sql: isCounter ? 's.rule_id' : 'r.id', kind: 'id', descends },
  ]);
  return { keyset, join: isCounter ? standingsOf('r.id') : '' };
}
