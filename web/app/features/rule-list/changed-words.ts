import type { MarkedTextProps } from '#app/components/rules/marked-text';

const words = (query: string) => query.split(/(\s+)/);

/** A suggested query in segments, with the words that are not in the typed one marked. */
export function changedWords(typed: string, suggested: string): MarkedTextProps['segments'] {
  const kept = new Set(words(typed.normalize('NFKC').toLowerCase()));
  const segments: { text: string; isMatch: boolean }[] = [];
  for (const text of words(suggested)) {
    if (text === '') continue;
    const isMatch = text.trim() !== '' && !kept.has(text.toLowerCase());
    const last = segments.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else segments.push({ text, isMatch });
  }
  return segments;
}
