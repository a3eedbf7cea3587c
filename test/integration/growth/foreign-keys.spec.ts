import { useTestDatabase } from '../../support/database';

/** Rows of these tables are never deleted: names stay reserved, and an account is emptied. */
const STAYING = ['owners', 'users'];

describe('foreign keys', () => {
  const database = useTestDatabase();

  it('have an index by which the rows are found that refer to a deleted one', async () => {
    const missing = await database.rows<{ name: string }>(
      `select c.conrelid::regclass || ' (' || a.attname || ')' as name
         from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid::regclass::text <> all ($1)
          and not exists (
            select from pg_index i
             where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey) and i.indisvalid
               -- A partial index serves when it holds all rows that refer to anything.
               and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
        order by 1`,
      [STAYING],
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
