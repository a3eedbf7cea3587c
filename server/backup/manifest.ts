import type { Client } from 'pg';
import { z } from 'zod';

const FORMAT = 1;
/** Holds what the migrations themselves write down; it comes with the schema. */
export const SCHEMA_TABLE = 'schema_migrations';

/** PostgreSQL's `bigint`, the widest type that a sequence can have. */
const SEQUENCE_VALUE = /^\d{1,19}$/;

const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** In an order in which every row finds what it refers to. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().nonnegative() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(SEQUENCE_VALUE) })),
});

/** What an archive holds. */
export type Manifest = z.infer<typeof manifest>;
export type Table = Manifest['tables'][number];

/** Reads the first entry of an archive. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Describes the database as the open transaction sees it. */
export async function describeDatabase(client: Client, now: Date): Promise<Manifest> {
  const tables: Table[] = [];
  for (const name of await tablesInOrder(client)) {
    const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from ${name}`);
    tables.push({ name, columns: await columnsOf(client, name), rows: counted.rows[0]?.rows ?? 0 });
  }
  const sequences = await client.query<{ name: string; value: string }>(
    `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return {
    format: FORMAT,
    createdAt: now.toISOString(),
    migrations: await appliedMigrations(client),
    tables,
    sequences: sequences.rows,
  };
}

/**
 * Why an archive does not fit the database, or null when it does. An archive may come from anybody, and its names of
 * tables, columns and sequences end up in SQL: only names that the database itself has may pass.
 */
export async function misfitOf(client: Client, { tables, sequences }: Manifest): Promise<string | null> {
  const own = await describeDatabase(client, new Date());
  const columns = new Map(own.tables.map((table) => [table.name, table.columns]));
  const foreign = tables.find((table) => !isSameSet(table.columns, columns.get(table.name) ?? []));
  if (foreign) return `the table ${JSON.stringify(foreign.name)} or one of its columns is not known here`;
  if (!isSameSet([...columns.keys()], namesOf(tables))) return 'its tables are not those of this version';
  const known = new Set(await sequenceNames(client));
  const unknown = sequences.find(({ name }) => !known.has(name));
  if (unknown) return `the sequence ${JSON.stringify(unknown.name)} is not known here`;
  return null;
}

function namesOf(things: readonly { readonly name: string }[]): readonly string[] {
  return things.map(({ name }) => name);
}

/** Whether both lists hold the same entries, each once; a table without columns is no table of ours. */
function isSameSet(given: readonly string[], own: readonly string[]): boolean {
  return own.length > 0 && given.length === own.length && own.every((name) => given.includes(name));
}

/** All of them, those included that have not given a number yet. */
async function sequenceNames(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  return namesOf(rows);
}

/** In the order in which they were applied. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${SCHEMA_TABLE} order by id`);
  return rows.map(({ name }) => name);
}

/** Generated columns make themselves. */
async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Tables after those they refer to; deferrable references wait until the end of the transaction by themselves. */
async function tablesInOrder(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select quote_ident(t.relname) as name,
            array(select distinct quote_ident(other.relname) from pg_constraint c
                  join pg_class other on other.oid = c.confrelid
                  where c.conrelid = t.oid and c.contype = 'f' and not c.condeferrable and c.confrelid <> t.oid)::text[] as needs
     from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> $1 order by t.relname`,
    [SCHEMA_TABLE],
  );
  const ordered: string[] = [];
  for (let waiting = rows; waiting.length > 0;) {
    const ready = waiting.filter(({ needs }) => needs.every((need) => ordered.includes(need)));
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready.map(({ name }) => name));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
