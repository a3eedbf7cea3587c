const BOM = '\uFEFF';

function usesCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(?:^|[^\r])\n/.test(text);
}

/**
 * Restores the line endings and byte order mark of the original, and returns the original itself when nothing else
 * differs. Browsers normalize line endings in text areas, and an edit of one word must not change every line.
 */
export function restoreLineEnds(edited: string, original: string): string {
  const plain = forTextArea(edited);
  if (withoutMark(plain) === withoutMark(forTextArea(original))) return original;
  const text = usesCrlf(original) ? plain.replaceAll('\n', '\r\n') : plain;
  return original.startsWith(BOM) && !text.startsWith(BOM) ? BOM + text : text;
}

function withoutMark(text: string): string {
  return text.startsWith(BOM) ? text.slice(BOM.length) : text;
}

/** The text with LF line endings, as text areas have them. */
export function forTextArea(content: string): string {
  return content.replace(/\r\n?/g, '\n');
}
