import { expressionKey } from '../expression';
import { isAssistant, isCommonHere, isGeneral } from '../stop-words';
import { MAX_WORDS } from '../term-bridge';
import { KINDS_OF_SOFTWARE } from './kinds-of-software';
import { KINDS_OF_WORK } from './kinds-of-work';

const kinds = [KINDS_OF_SOFTWARE, KINDS_OF_WORK]
  .join(';')
  .split(';')
  .map((entry) => entry.split(' = ').map((side) => side.trim().split(/\s+/)));

describe('the kinds of things', () => {
  it('have names and examples', () => {
    expect(kinds.filter((sides) => sides.length !== 2)).toEqual([]);
    const isWord = (word: string) => /^[\p{L}\p{N}ー_]+$/u.test(word);
    expect(kinds.flat(2).filter((word) => !isWord(word))).toEqual([]);
  });

  it('have names that a query can be recognized by, each for one kind', () => {
    const keys = kinds.flatMap(([names = []]) => [...new Set(names.map(expressionKey))]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.filter((key) => key.split(' ').length > MAX_WORDS)).toEqual([]);
  });

  it('have examples that say more than the kind of document', () => {
    const examples = kinds.flatMap(([, some = []]) => some);
    const saysNothing = (word: string) => (isCommonHere(word) && !isAssistant(word)) || isGeneral(word);
    expect(examples.filter(saysNothing)).toEqual([]);
  });
});
