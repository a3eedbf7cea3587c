import { SYNONYMS } from '../server/kernel/search/dictionary/synonyms.generated';
import { readSynonyms } from './synonyms';

describe('the dictionary of synonyms', () => {
  it('has the stems that the search has now; otherwise run `npx tsx scripts/search-dictionary.ts`', () => {
    expect(SYNONYMS.trim()).toBe(readSynonyms());
  });
});
