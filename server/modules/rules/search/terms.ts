import { normaliseTag } from '@kimari/common/tags';

/**
 * How terms are written in `rule_search_documents.terms`. Every term stands there as it is; one that tells much about
 * its document stands there once or twice more with a mark, so that the best documents for a common term are found
 * without reading the list of all that have it. Terms hold letters and digits, so marks never meet them.
 */

/** The term where it stands in tags, description or name, or very often in the content. */
export function strongTerm(term: string): string {
  return `${term}/s`;
}

/** The term where it is a good part of the name. */
export function nameTerm(term: string): string {
  return `${term}/n`;
}

/** A whole tag, for filtering by it. */
export function tagTerm(tag: string): string {
  return `#${normaliseTag(tag)}`;
}

/** Who made the rule, or the organization it belongs to, by id: names change. */
export function authorTerm(id: string): string {
  return `&${id}`;
}
