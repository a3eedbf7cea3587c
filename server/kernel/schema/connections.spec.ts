import { InvalidInput } from '../errors/issue';
import { pageOf, windowKey, windowOf } from './connection';
import { Connections } from './connections';

const pages = new Connections({ JWT_SECRET: 'x'.repeat(32) });
const window = (first: number, after?: string | null, offset?: number | null) =>
  pages.window({ first, after, offset });
const encoded = (text: string) => Buffer.from(text).toString('base64url');
const NOTHING = { keys: [], hasMore: false };

describe('connections', () => {
  it('begin a page behind the last row of the page before', () => {
    const rows = ['a', 'b', 'c'].map((name) => ({ name, key: JSON.stringify(['name asc', name, 'id']) }));
    const { rows: nodes, ...keys } = pageOf(rows, 2);
    const { edges, pageInfo } = pages.of(nodes, 9, window(2), keys);
    expect(nodes).toEqual([{ name: 'a' }, { name: 'b' }]);
    expect(pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor,
      endCursor: edges[1]?.cursor,
    });
    const next = window(2, pageInfo.endCursor, 100);
    expect(next).toEqual({ limit: 2, offset: 0, after: { order: 'name asc', values: ['b', 'id'] } });
    expect(pages.of([], 9, next, NOTHING).pageInfo.hasPreviousPage).toBe(true);
    expect(windowOf(windowKey(next))).toEqual(next);
    expect(windowKey(next)).not.toContain(' ');
  });

  it('have no cursors when empty', () => {
    const { edges, pageInfo } = pages.of([], 0, window(20), NOTHING);
    expect(edges).toEqual([]);
    expect(pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it('take the cursor of a number of rows', () => {
    expect(window(2, encoded('offset:4'), 100)).toEqual({ limit: 2, offset: 5 });
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

  it.each([
    'x',
    '!!!',
    'offset:1',
    encoded('offset:'),
    encoded('offset:-1'),
    encoded('offset:1.5'),
    encoded('offset:1e99'),
    encoded('offset:2147483647'),
    encoded(`offset:${'0'.repeat(5000)}1`),
    encoded('page:1'),
    encoded('["name asc","b","id"]'),
    encoded('{"__proto__":{"order":"name asc"}}'),
  ])('reject a cursor that the server did not make: %.60s', (after) => {
    expect(() => window(1, after)).toThrow(InvalidInput);
  });
});
