import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { useTestDatabase } from '../../support/database';

const FOLDER = join(__dirname, '../../../migrations');
const FILE = readFileSync(join(FOLDER, 'search.sql'), 'utf8');

/** The digests with which migrations load the file, in their order. */
const loaded = readdirSync(FOLDER)
  .filter((name) => /^\d/.test(name))
  .sort()
  .flatMap((name) =>
    [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/loadSearchFunctions\(\w+, '(\w+)'\)/g)].map(
      ([, digest = '']) => digest,
    ),
  );

describe('the functions of the search', () => {
  const database = useTestDatabase();

  it('have a migration for each change of search.sql', () => {
    const digest = createHash('sha256').update(FILE).digest('hex');
    expect(digest.slice(0, 16)).toBe(loaded.at(-1));
    expect(new Set(loaded).size).toBe(loaded.length);
  });

  it('are in the database as search.sql has them, and no others', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const functions = async () => {
      const { rows } = await client.query<{ name: string; definition: string }>(
        `select proname as name, pg_get_functiondef(oid) as definition from pg_proc
         where starts_with(proname, 'rule_search_') order by proname, oid`,
      );
      return rows;
    };
    try {
      const migrated = await functions();
      const names = [...FILE.matchAll(/create or replace function (\w+)/g)].map(([, name = '']) => name);
      expect(migrated.map(({ name }) => name)).toEqual(names.sort());
      await client.query('begin');
      await client.query(`drop function ${names.join(', ')}`);
      await client.query(FILE);
      expect(await functions()).toEqual(migrated);
    } finally {
      await client.end();
    }
  });
});
