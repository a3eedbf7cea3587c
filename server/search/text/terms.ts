// The terms stored in `rule_search_documents.terms`. Every term is stored unmarked. A term that characterises its document is stored
// once or twice more with a mark, so that a search finds the best documents for a common term without reading its whole posting
// list. No term contains a slash, so the marks cannot collide with one.

import { ownerKey } from '@kimari/common/name-key';
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

/** The term of a document's owner, so that `@name` matches owners only. */
export function ownerTerm(owner: string): string {
  return `@${ownerKey(owner)}`;
}

/** Normalises an owner's name for lookups: `affaan-m`, `Affaan_M` and `affaanm` are equal. */
export function withoutSeparators(name: string): string {
  return ownerKey(name).replace(/[-_]/g, '');
}

/** A lexeme of a `tsvector` or `tsquery` literal. */
export function quoteLexeme(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
