import { InvalidInput } from '../errors/issue';
import { readWindow, toConnection } from './connection';

const window = (first: number, after?: string | null, offset?: number | null) =>
  readWindow({ first, after, offset });

describe('connections', () => {
  it('page through a list without gaps or overlaps, whatever the page size', () => {
    const all = Array.from({ length: 23 }, (_, index) => index);
    for (const first of [1, 2, 5, 22, 23, 24]) {
      const seen: number[] = [];
      let after: string | null = null;
      for (;;) {
        const asked = window(first, after);
        const page = toConnection(all.slice(asked.offset, asked.offset + asked.limit), all.length, asked);
        seen.push(...page.nodes);
        expect(page.pageInfo.hasPreviousPage).toBe(asked.offset > 0);
        expect(page.totalCount).toBe(23);
        if (!page.pageInfo.hasNextPage) break;
        after = page.pageInfo.endCursor;
      }
      expect(seen).toEqual(all);
    }
  });

  it('have no cursors when empty', () => {
    const { edges, pageInfo } = toConnection([], 0, window(20));
    expect(edges).toEqual([]);
    expect(pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it('prefer the cursor over the offset', () => {
    const { pageInfo } = toConnection(['a', 'b'], 9, window(2, null, 3));
    expect(window(2, pageInfo.endCursor, 100)).toEqual({ limit: 2, offset: 5 });
  });

  it.each([
    ['first', 0],
    ['first', 101],
    ['first', 1.5],
    ['first', Number.NaN],
    ['offset', -1],
    ['offset', 2_147_483_648],
  ])('reject %s: %d', (field, value) => {
    const read = () => (field === 'first' ? window(value) : window(1, null, value));
    expect(read).toThrow(InvalidInput);
  });

  const cursor = (text: string) => Buffer.from(text).toString('base64url');
  it.each([
    'x',
    '!!!',
    cursor('offset:'),
    cursor('offset:-1'),
    cursor('offset:1.5'),
    cursor('offset:1e99'),
    cursor('page:1'),
    cursor('offset:2147483647'),
  ])('reject a cursor that the server did not create: %s', (after) => {
    expect(() => window(1, after)).toThrow(InvalidInput);
  });
});
