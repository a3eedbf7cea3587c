import { TermCounts } from './term-counts';

describe('the counts of terms', () => {
  const asked: (readonly string[])[] = [];
  const read = (terms: readonly string[]) => {
    asked.push(terms);
    return Promise.resolve(new Map([['react', 7]]));
  };
  afterEach(() => asked.splice(0));

  it('are read once, also of terms that no document has', async () => {
    const counts = new TermCounts();
    const expected = new Map(Object.entries({ react: 7, zebra: 0 }));
    expect(await counts.of(['react', 'zebra'], read)).toEqual(expected);
    expect(await counts.of(['zebra', 'react'], read)).toEqual(expected);
    await counts.of(['react', 'vue'], read);
    expect(asked).toEqual([['react', 'zebra'], ['vue']]);
  });

  it('are read again once they were counted anew', async () => {
    const counts = new TermCounts();
    await counts.of(['react'], read);
    counts.clear();
    await counts.of(['react'], read);
    expect(asked).toHaveLength(2);
  });
});
