import { foldText } from './fold-text';
import { inOtherKana } from './kana';

/** A folded word in the other kana, folded likewise: ルータ for るーたー. */
export function foldedInOtherKana(word: string): string {
  return foldText(inOtherKana(word));
}
