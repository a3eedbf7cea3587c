import { KnownTerms } from './known-terms';

describe('what is known of terms', () => {
  const asked: (readonly string[])[] = [];
  const read = (terms: readonly string[]) => {
    asked.push(terms);
    return Promise.resolve(new Map([['react', 7]]));
  };
  afterEach(() => asked.splice(0));

  it('is read once, also of terms that no document has', async () => {
    const { counts } = new KnownTerms();
    const expected = new Map(Object.entries({ react: 7, zebra: 0 }));
    expect(await counts.of(['react', 'zebra'], read)).toEqual(expected);
    expect(await counts.of(['zebra', 'react'], read)).toEqual(expected);
    await counts.of(['react', 'vue'], read);
    expect(asked).toEqual([['react', 'zebra'], ['vue']]);
  });

  it('is read again once the statistics were made anew', async () => {
    const terms = new KnownTerms();
    await terms.counts.of(['react'], read);
    terms.clear();
    await terms.counts.of(['react'], read);
    expect(asked).toHaveLength(2);
  });
});
