import { bigrams, splitText } from './split-text';
import { stem } from './stem';

/** An expression: a list of terms that must all occur. */
export type Expression = readonly string[];

/** The form by which dictionaries know an expression: folded, English words stemmed, with single spaces. */
export function expressionKey(expression: string): string {
  return splitText(expression.replaceAll('_', ' '))
    .map((piece) => (piece.kind === 'cjk' ? piece.text : stem(piece.text)))
    .join(' ');
}

/** The index terms of an expression: stems of words and bigrams of CJK runs. */
export function expressionTerms(expression: string): Expression {
  return termsOfKey(expressionKey(expression));
}

/** The same from the key. */
export function termsOfKey(key: string): Expression {
  return key.split(' ').flatMap((part) => (/^[a-z0-9]+$/.test(part) ? [part] : bigrams(part)));
}
