import { singleClient } from './single-client';

/** The version of PostgreSQL, and the migrations that have been applied. */
export type DatabaseDescription = {
  readonly version: string;
  readonly migrations: number;
  readonly newest: string | null;
};

export async function describeDatabase(url: string): Promise<DatabaseDescription> {
  const client = singleClient({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<DatabaseDescription>(
      `select current_setting('server_version') as version, count(*)::int as migrations,
              (array_agg(name order by id desc))[1] as newest from schema_migrations`,
    );
    return rows[0] ?? { version: '', migrations: 0, newest: null };
  } finally {
    await client.end();
  }
}
