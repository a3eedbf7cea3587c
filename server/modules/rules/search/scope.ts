import { ruleVisibleSql } from '../rule-visibility';
import type { RuleFilter, SearchViewer } from './search.types';

/** Which rules are looked at: the public ones or not, and whose private ones. */
export type RuleScope = { readonly includesPublic: boolean; readonly owners: readonly string[] };

/** The scope of a visibility filter; it can only narrow what the viewer may see. */
export function scopeOf(filter: RuleFilter, viewer: SearchViewer): RuleScope {
  const own = viewer.userId === null ? [] : [viewer.userId];
  switch (filter.visibility ?? 'all') {
    case 'public':
      return { includesPublic: true, owners: [] };
    case 'private':
      return { includesPublic: false, owners: own };
    case 'organization':
    case 'team':
      return { includesPublic: false, owners: viewer.userId === null ? [] : viewer.organizationIds };
    case 'all':
      return {
        includesPublic: true,
        owners: [...own, ...(viewer.userId === null ? [] : viewer.organizationIds)],
      };
  }
}

/** Collects parameters and hands out their placeholders. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Conditions on a table of rules called `r`, all of which hold for what the viewer may see and asks for. */
export function ruleConditions(filter: RuleFilter, viewer: SearchViewer, parameters: Parameters): string {
  const { includesPublic, owners } = scopeOf(filter, viewer);
  const ofOwners = owners.length === 0 ? 'false' : `r.owner_id = any (${parameters.add(owners)}::uuid[])`;
  const conditions = [
    ruleVisibleSql('r', parameters.add(viewer.userId)),
    `(r.visibility = 'public' and ${includesPublic} or r.visibility = 'private' and ${ofOwners})`,
  ];
  if (filter.type !== undefined) conditions.push(`r.type = ${parameters.add(filter.type)}`);
  if (filter.author !== undefined) {
    const key = parameters.add(filter.author.toLowerCase());
    const holder = `(select n.owner_id from owner_names n where n.name_key = ${key})`;
    conditions.push(`(r.owner_id = ${holder} or r.created_by = ${holder})`);
  }
  if (filter.tags !== undefined && filter.tags.length > 0) {
    const tags = parameters.add(filter.tags.map((tag) => tag.toLowerCase()));
    conditions.push(`r.tags ${filter.tagMode === 'all' ? '@>' : '&&'} ${tags}::text[]`);
  }
  return conditions.join(' and ');
}
