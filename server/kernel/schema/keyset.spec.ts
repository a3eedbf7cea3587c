import { InvalidInput } from '../errors/issue';
import { idIn, Keyset, keysOf, positionOf } from './keyset';

const ID = '0199f40a-9e37-7d61-8c52-3b6f0d7a9e14';
const descending = new Keyset('stars desc', [
  { sql: 'r.stars', kind: 'number', descends: true },
  { sql: 'r.id', kind: 'id', descends: true },
]);
const mixed = new Keyset('impact', [
  { sql: 'r.downloads', kind: 'number', descends: true },
  { sql: 'c.opened_at', kind: 'time' },
  { sql: 'r.name', kind: 'text' },
]);

function condition(keyset: Keyset, order: string, ...values: readonly string[]) {
  const parameters: unknown[] = [];
  const sql = keyset.behind({ order, values }, (value) => `$${parameters.push(value)}`);
  return { sql, parameters };
}

describe('Keyset', () => {
  it('compares rows when all columns go the same way, for the index', () => {
    expect(descending.orderBy).toBe('r.stars desc, r.id desc');
    expect(condition(descending, 'stars desc', '7', ID)).toEqual({
      sql: '(r.stars, r.id) < ($1::bigint, $2::uuid)',
      parameters: ['7', ID],
    });
  });

  it('compares column by column otherwise', () => {
    const time = `(timestamptz 'epoch' + $2::bigint * interval '1 microsecond')`;
    expect(condition(mixed, 'impact', '7', '1700000000000001', 'x').sql).toBe(
      `((r.downloads < $1::bigint) or (r.downloads = $1::bigint and c.opened_at > ${time})` +
        ` or (r.downloads = $1::bigint and c.opened_at = ${time} and r.name > $3::text))`,
    );
  });

  it('takes every row without a position', () => {
    expect(descending.behind(null, () => '')).toBe('true');
  });

  it.each([
    ['views desc', '7', ID],
    ['stars asc', '7', ID],
    ['stars desc', '7'],
    ['stars desc', '7', ID, ID],
  ])('refuses a position in another order: %s %s %s', (order, ...values) => {
    expect(() => condition(descending, order, ...values)).toThrow(InvalidInput);
  });
});

describe('keys', () => {
  const keys = [JSON.stringify(['stars desc', '7', ID]), JSON.stringify(['stars desc', '6', 'other'])];

  it('are read', () => {
    expect(positionOf(keys[0] ?? '')).toEqual({ order: 'stars desc', values: ['7', ID] });
    expect(keys.map(idIn)).toEqual([ID, 'other']);
  });

  it('are found for the entries that are left', () => {
    expect(keysOf([{ id: 'other' }], keys)).toEqual([keys[1]]);
  });
});
