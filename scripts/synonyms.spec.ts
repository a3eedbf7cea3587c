import { SortedLines } from '../server/search/lexicon/sorted-lines';
import { readSpellings } from './synonyms';

describe('the dictionary of spellings', () => {
  it('has the stems that the search has now; otherwise run `npx tsx scripts/search-dictionary.ts`', () => {
    const packed = SortedLines.of('spellings');
    const differs = [...readSpellings()].filter(
      ([word, others]) => packed.get(word)?.join() !== others.join(),
    );
    expect(differs).toEqual([]);
  });
});
