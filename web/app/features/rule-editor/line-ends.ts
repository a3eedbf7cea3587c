const BOM = '\uFEFF';

function usesCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(?:^|[^\r])\n/.test(text);
}

/**
 * Gives an edited text the line ends and the mark of the text it came from. Browsers send text areas with line ends of
 * their own, and an edit that touched one word must not change every line.
 */
export function restoreLineEnds(edited: string, original: string): string {
  const plain = edited.replace(/\r\n?/g, '\n');
  const text = usesCrlf(original) ? plain.replaceAll('\n', '\r\n') : plain;
  return original.startsWith(BOM) && !text.startsWith(BOM) ? BOM + text : text;
}

/** The text as a text area holds it. */
export function forTextArea(content: string): string {
  return content.replace(/\r\n?/g, '\n');
}
