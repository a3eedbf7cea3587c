import type { Client } from 'pg';
import { z } from 'zod';

const FORMAT = 1;
/** The migrations table, which is part of the schema and not of a backup. */
export const SCHEMA_TABLE = 'schema_migrations';

/** A PostgreSQL `bigint`, the widest type of a sequence. */
const SEQUENCE_VALUE = /^\d{1,19}$/;

const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** Ordered so that referenced tables come first. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().nonnegative() }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(SEQUENCE_VALUE) })),
});

/** The description of an archive's contents. */
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

/** Describes the database within the open transaction. */
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
 * Why an archive is incompatible with the database, or null. Archives are untrusted, and their names of tables, columns and
 * sequences are used in SQL, so only names that exist in the database are accepted.
 */
export async function mismatchOf(client: Client, { tables, sequences }: Manifest): Promise<string | null> {
  const own = await describeDatabase(client, new Date());
  const columns = new Map(own.tables.map((table) => [table.name, table.columns]));
  const foreign = tables.find((table) => !isSameSet(table.columns, columns.get(table.name) ?? []));
  if (foreign) return `the table ${JSON.stringify(foreign.name)} or one of its columns is unknown`;
  if (!isSameSet([...columns.keys()], namesOf(tables))) return 'its tables differ from those of this version';
  const known = new Set(await sequenceNames(client));
  const unknown = sequences.find(({ name }) => !known.has(name));
  if (unknown) return `the sequence ${JSON.stringify(unknown.name)} is unknown`;
  return null;
}

function namesOf(things: readonly { readonly name: string }[]): readonly string[] {
  return things.map(({ name }) => name);
}

/** Whether both lists have the same unique entries; an empty `own` means an unknown table. */
function isSameSet(given: readonly string[], own: readonly string[]): boolean {
  return own.length > 0 && given.length === own.length && own.every((name) => given.includes(name));
}

/** All sequences, including those not used yet. */
async function sequenceNames(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  return namesOf(rows);
}

/** Names of the applied migrations, in order. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${SCHEMA_TABLE} order by id`);
  return rows.map(({ name }) => name);
}

/** The columns of a table, except generated ones. */
async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Sorts tables after those they reference. Deferrable constraints are checked only at commit and can be ignored. */
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
