import { ownerKey } from '@kimari/common/name-key';
import { normaliseTag } from '@kimari/common/tags';
import { ruleVisibleSql, type VisiblePart } from '../../access/rule-visibility';
import type { RuleFilter, SearchViewer } from '../search.types';

/** The part of the visible rules that a visibility filter selects. */
export function partOf({ visibility = 'all' }: RuleFilter): VisiblePart {
  return visibility === 'team' ? 'organization' : visibility;
}

/** Collects parameters and hands out their placeholders. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The `where` clause for rules aliased as `r`: visible to the viewer and selected by the filter. */
export function ruleConditions(filter: RuleFilter, viewer: SearchViewer, parameters: Parameters): string {
  const conditions = [ruleVisibleSql('r', parameters.add(viewer.userId), partOf(filter))];
  if (filter.type !== undefined) conditions.push(`r.type = ${parameters.add(filter.type)}`);
  if (filter.authorId !== undefined) {
    const id = parameters.add(filter.authorId);
    conditions.push(`(r.owner_id = ${id}::uuid or r.created_by = ${id}::uuid)`);
  } else if (filter.author !== undefined) {
    const key = parameters.add(ownerKey(filter.author));
    const holder = `(select n.owner_id from owner_names n where n.name_key = ${key})`;
    conditions.push(`(r.owner_id = ${holder} or r.created_by = ${holder})`);
  }
  if (filter.tags !== undefined && filter.tags.length > 0) {
    const tags = parameters.add(filter.tags.map(normaliseTag));
    conditions.push(`r.tags ${filter.tagMode === 'all' ? '@>' : '&&'} ${tags}::text[]`);
  }
  return conditions.join(' and ');
}
