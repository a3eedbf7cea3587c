import { COMPOUNDS } from './compounds';
import { PRODUCT_NAMES } from './product-names';
import { TECHNICAL_TERMS } from './technical-terms';
import { JAPANESE_ENGLISH } from './general-terms';
import { TRANSLATIONS } from './translations';

const pairsOf = (table: string): readonly string[] =>
  table.split(';').flatMap((entry) => {
    const [left = [], right = []] = entry.split(' = ').map((side) => side.trim().split(/\s+/));
    return left.flatMap((one) => right.map((other) => `${one} = ${other}`));
  });

describe('the translations', () => {
  it('have each meaning of a word once, in one table', () => {
    const pairs = [JAPANESE_ENGLISH, TRANSLATIONS, TECHNICAL_TERMS, COMPOUNDS, PRODUCT_NAMES].flatMap(
      pairsOf,
    );
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });

  it('are from Japanese into English', () => {
    for (const pair of [TRANSLATIONS, TECHNICAL_TERMS, COMPOUNDS, PRODUCT_NAMES].flatMap(pairsOf))
      expect(pair).toMatch(
        /^\p{ASCII}*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+(?:js)? = [a-z0-9_]+$/u,
      );
  });
});
