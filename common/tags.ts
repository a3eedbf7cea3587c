/** Tags as they are stored and compared: trimmed, one width, lower case, each once; blank ones are none. */
export function normaliseTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(normaliseTag).filter(Boolean))];
}

/** One tag in the form in which tags are compared. */
export function normaliseTag(tag: string): string {
  return tag.normalize('NFKC').trim().toLowerCase();
}
