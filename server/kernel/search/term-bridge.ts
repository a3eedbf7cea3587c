import { ENGLISH_ALIASES, JAPANESE_ENGLISH } from './term-tables';
import { stem } from './stem';
import { bigrams, splitText } from './split-text';

/** An expression: a list of terms that must all occur. */
export type Expression = readonly string[];

/** The index terms of an expression: stems of words and bigrams of CJK runs. */
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

function addMeanings(table: Map<string, Set<string>>, key: string, meanings: readonly string[]): void {
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
  for (const word of japanese) addMeanings(fromJapanese, fold(word), english);
  for (const word of english) addMeanings(toJapanese, stemmed(word), japanese);
}
for (const [left, right] of entries(ENGLISH_ALIASES)) {
  for (const word of left) addMeanings(aliases, stemmed(word), right);
  for (const word of right) addMeanings(aliases, stemmed(word), left);
}

/** The length of the longest Japanese expression in the dictionary, in characters. */
export const MAX_JAPANESE_LENGTH = Math.max(...[...fromJapanese.keys()].map((key) => [...key].length));
/** The length of the longest English expression in the dictionary, in words. */
export const MAX_ENGLISH_WORDS = Math.max(
  ...[...toJapanese.keys(), ...aliases.keys()].map((key) => key.split(' ').length),
);

const termsOf = (found: Set<string> | undefined) => [...(found ?? [])].map(expressionTerms);

/** English translations of a folded Japanese word. */
export function englishFor(japanese: string): readonly Expression[] {
  return termsOf(fromJapanese.get(japanese));
}

/** Japanese translations of English stems joined by spaces. */
export function japaneseFor(stems: string): readonly Expression[] {
  return termsOf(toJapanese.get(stems));
}

/** English synonyms of stems joined by spaces. */
export function aliasesFor(stems: string): readonly Expression[] {
  return termsOf(aliases.get(stems));
}
