import { isShortKatakana, wordTerm } from './short-katakana';
import { bigrams, isCjk, splitText } from './split-text';
import { stem } from './stem';

/** An expression: a list of terms that must all occur. */
export type Expression = readonly string[];

/** The form by which dictionaries know an expression: folded, English words stemmed, with single spaces. */
export function expressionKey(expression: string): string {
  return splitText(expression.replaceAll('_', ' '))
    .map((piece) => (piece.kind === 'cjk' ? piece.text : stem(piece.text)))
    .join(' ');
}

/**
 * The index terms of an expression: stems of words, short words of katakana, and bigrams of other CJK runs. None when it has
 * neither letters nor digits.
 */
export function expressionTerms(expression: string): Expression {
  return termsOfKey(expressionKey(expression));
}

/** The index terms of an expression from its key. */
export function termsOfKey(key: string): Expression {
  if (key === '') return [];
  return key.split(' ').flatMap((part) => {
    if (!isCjk(part)) return [part];
    return isShortKatakana(part) ? [wordTerm(part)] : bigrams(part);
  });
}
