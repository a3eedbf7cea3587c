import { ENGLISH_ALIASES, JAPANESE_ENGLISH } from './term-tables';
import { stem } from './stem';
import { bigrams, splitText } from './split-text';

/** One expression: the terms that must all be there. */
export type Expression = readonly string[];

/** The terms of one expression as the index holds them: stems, and the pairs of a CJK run. */
export function expressionTerms(expression: string): Expression {
  return splitText(expression.replaceAll('_', ' ')).flatMap((piece) =>
    piece.kind === 'cjk' ? bigrams(piece.text) : [stem(piece.text)],
  );
}

function parseEntry(entry: string): readonly [readonly string[], readonly string[]] {
  const [left = '', right = ''] = entry.split(' = ');
  return [left.split(' '), right.split(' ')];
}

const entries = (table: string) => table.split(';').map((entry) => parseEntry(entry.trim()));

function remember(table: Map<string, Set<string>>, key: string, meanings: readonly string[]): void {
  const known = table.get(key) ?? new Set<string>();
  for (const meaning of meanings) known.add(meaning);
  table.set(key, known);
}

const fold = (expression: string) =>
  splitText(expression.replaceAll('_', ' '))
    .map((piece) => piece.text)
    .join(' ');
const stemmed = (expression: string) =>
  splitText(expression.replaceAll('_', ' '))
    .map((piece) => (piece.kind === 'cjk' ? piece.text : stem(piece.text)))
    .join(' ');

const fromJapanese = new Map<string, Set<string>>();
const toJapanese = new Map<string, Set<string>>();
const aliases = new Map<string, Set<string>>();
for (const [japanese, english] of entries(JAPANESE_ENGLISH)) {
  for (const word of japanese) remember(fromJapanese, fold(word), english);
  for (const word of english) remember(toJapanese, stemmed(word), japanese);
}
for (const [left, right] of entries(ENGLISH_ALIASES)) {
  for (const word of left) remember(aliases, stemmed(word), right);
  for (const word of right) remember(aliases, stemmed(word), left);
}

/** The longest Japanese expression the bridge knows, in characters. */
export const LONGEST_JAPANESE = Math.max(...[...fromJapanese.keys()].map((key) => [...key].length));
/** The longest English expression the bridge knows, in words. */
export const LONGEST_ENGLISH = Math.max(
  ...[...toJapanese.keys(), ...aliases.keys()].map((key) => key.split(' ').length),
);

const termsOf = (found: Set<string> | undefined) => [...(found ?? [])].map(expressionTerms);

/** What a folded Japanese word is called in English. */
export function englishFor(japanese: string): readonly Expression[] {
  return termsOf(fromJapanese.get(japanese));
}

/** What stems of English words, joined by spaces, are called in Japanese. */
export function japaneseFor(stems: string): readonly Expression[] {
  return termsOf(toJapanese.get(stems));
}

/** Other English spellings of stems joined by spaces. */
export function aliasesFor(stems: string): readonly Expression[] {
  return termsOf(aliases.get(stems));
}
