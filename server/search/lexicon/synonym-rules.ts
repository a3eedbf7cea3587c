import { expressionKey } from '../text/expression';

/** Longer expressions are never looked up, in words. */
export const MAX_WORDS = 4;

/** A line of a synonym file by the keys of its expressions: `from` leads to `to`, and to one another where `isEqual`. */
export type SynonymRule = {
  readonly line: number;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly isEqual: boolean;
};

export type Fault = { readonly line: number; readonly message: string };

/**
 * Reads synonyms as Solr and OpenSearch write them: `a, b, c` are equal, `a, b => c, d` leads one way, and `#` begins a comment. A
 * line that cannot be read is a fault; the others count.
 */
export function readSynonyms(text: string): {
  readonly rules: readonly SynonymRule[];
  readonly faults: readonly Fault[];
} {
  const rules: SynonymRule[] = [];
  const faults: Fault[] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const content = written.replace(/(^|\s)#.*$/, '').trim();
    if (content === '') continue;
    const line = index + 1;
    const rule = readLine(content, line);
    if ('message' in rule) faults.push(rule);
    else rules.push(rule);
  }
  return { rules, faults };
}

function readLine(content: string, line: number): SynonymRule | Fault {
  const sides = content.split('=>');
  if (sides.length > 2) return { line, message: 'has more than one =>' };
  const sidesOfWords = sides.map((side) => side.split(',').map((word) => word.trim()));
  for (const word of sidesOfWords.flat()) {
    const key = expressionKey(word);
    if (key === '') return { line, message: `"${word}" has neither letters nor digits` };
    if (key.split(' ').length > MAX_WORDS)
      return { line, message: `"${word}" has more than ${MAX_WORDS} words, and is never looked up` };
  }
  const [from = [], to] = sidesOfWords.map((words) => [...new Set(words.map(expressionKey))]);
  if (to === undefined && from.length < 2) return { line, message: 'has one word, which equals nothing' };
  return { line, from, to: to ?? from, isEqual: to === undefined };
}
