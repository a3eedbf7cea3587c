import { widthOf } from '@kimari/common/text-columns';

/** Cuts a text to a width, with an ellipsis. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let cut = '';
  for (const character of text) {
    if (widthOf(cut + character) > width - 1) break;
    cut += character;
  }
  return `${cut}…`;
}

/** Lines of at most a width: broken at spaces, and between any two characters of scripts that have none. */
export function wrapTo(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [part] of text.matchAll(/[\u2e80-\uffef][、。，．」）]?|[^\s\u2e80-\uffef]+|\s+/g)) {
    if (line !== '' && widthOf(line) + widthOf(part.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else line += part;
  }
  return [...lines, line.trimEnd()];
}
