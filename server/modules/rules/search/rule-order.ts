import type { RuleSort } from '../../../../common/enums';

/** Every order as `order by` of a table of rules called `r`; each ends in the id, so that pages never overlap. */
export const RULE_ORDER: Readonly<Record<RuleSort, string>> = {
  relevance: 'r.updated_at desc, r.id desc',
  updated: 'r.updated_at desc, r.id desc',
  created: 'r.created_at desc, r.id desc',
  name: 'r.name_key, r.id',
  stars: 'r.stars desc, r.id desc',
  views: 'r.views desc, r.id desc',
  downloads: 'r.downloads desc, r.id desc',
};
