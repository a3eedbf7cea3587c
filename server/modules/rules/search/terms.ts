// The terms stored in `rule_search_documents.terms`. Every term is stored unmarked. A term that characterises its document is stored
// once or twice more with a mark, so that a search finds the best documents for a common term without reading its whole posting
// list. No term contains a slash, so the marks cannot collide with one.

import { normaliseTag } from '@kimari/common/tags';

/** Marks a term that occurs in tags, description or name, or very often in the content. */
export function strongTerm(term: string): string {
  return `${term}/s`;
}

/** Marks a term that makes up a large part of the name. */
export function nameTerm(term: string): string {
  return `${term}/n`;
}

/** A whole tag, for the tag filter. */
export function tagTerm(tag: string): string {
  return `#${normaliseTag(tag)}`;
}

/** The creator or the owning organization, for the author filter. By id, because names change. */
export function authorTerm(id: string): string {
  return `&${id}`;
}
