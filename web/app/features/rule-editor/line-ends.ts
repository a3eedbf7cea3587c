const BOM = '\uFEFF';

function usesCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(?:^|[^\r])\n/.test(text);
}

/**
 * Gives an edited text the line ends and the mark of the text it came from, and an unchanged one all of it. Browsers
 * send text areas with line ends of their own, and an edit that touched one word must not change every line.
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

/** The text as a text area holds it. */
export function forTextArea(content: string): string {
  return content.replace(/\r\n?/g, '\n');
}
