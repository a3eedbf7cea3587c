import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { useTestDatabase } from '../../support/database';

/** What the release before sends; `npm run record:statements` writes it. */
const FILE = join(__dirname, '../../upgrade/former-statements.jsonl');
/** The oldest version that plans a statement without values for its parameters. */
const PLANS_WITHOUT_VALUES = 16;

describe('the schema', () => {
  const database = useTestDatabase();

  it('answers every statement of the release before, whose processes run while the database is migrated', async () => {
    const statements = readFileSync(FILE, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string);
    expect(statements.length).toBeGreaterThan(200);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const failures: string[] = [];
    try {
      const [explain, after] = await wayToTry(client);
      for (const statement of statements) {
        await client
          .query(`${explain} ${statement}`)
          .catch((error: unknown) => failures.push(`${String(error)}: ${statement}`));
        await client.query(after);
      }
    } finally {
      await client.end();
    }
    expect(failures).toEqual([]);
  });
});

/** What to send before a statement to have it planned, or at least analysed, and what to send after it. */
async function wayToTry(client: Client): Promise<readonly [string, string]> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  return (rows[0]?.major ?? 0) >= PLANS_WITHOUT_VALUES
    ? ['explain (generic_plan)', 'select 1']
    : ['prepare former as', 'deallocate all'];
}
