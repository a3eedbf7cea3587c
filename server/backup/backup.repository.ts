import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { singleClient } from '../kernel/database/single-client';
import type { Send } from '../kernel/secrets/sealed-rows.repository';
import { FORMAT, type Manifest, type Sequence, type Table } from './manifest';

/** The migrations' own records, which come with the schema. */
const SCHEMA_TABLE = 'schema_migrations';

type TableNeeds = { readonly name: string; readonly needs: readonly string[] };

/** SQL of archives: whole tables, on a connection and in a transaction of their own. */
export class BackupRepository {
  private constructor(private readonly client: Client) {}

  static async connect(databaseUrl: string): Promise<BackupRepository> {
    const client = singleClient({ connectionString: databaseUrl });
    await client.connect();
    return new BackupRepository(client);
  }

  /** Sends a statement within the open transaction. */
  readonly send: Send = async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await this.client.query(sql, [...params])).rows as Row[];

  /** Ends the connection. Without a commit, this rolls everything back. */
  async end(): Promise<void> {
    await this.client.end();
  }

  /** Fixes the snapshot: from now on, all reads see the database as at this moment. */
  async beginReading(): Promise<void> {
    await this.client.query('begin isolation level repeatable read read only');
  }

  /** Whether migrations of any release of Kimari have been applied. */
  hasSchema(): Promise<boolean> {
    return this.hasTable(SCHEMA_TABLE);
  }

  /** Whether there are neither accounts nor rules. */
  async isEmpty(): Promise<boolean> {
    if (!(await this.hasTable('owners'))) return true;
    const { rows } = await this.client.query<{ filled: boolean }>(
      'select exists (select from owners) as filled',
    );
    return rows[0]?.filled === false;
  }

  /** Begins a transaction that locks sign-up; returns whether any account exists. */
  async beginFilling(): Promise<{ readonly isEmpty: boolean }> {
    await this.client.query('begin');
    if (await this.hasTable('owners')) await this.client.query('lock table owners in exclusive mode');
    const isEmpty = await this.isEmpty();
    await this.client.query('set constraints all deferred');
    return { isEmpty };
  }

  async begin(): Promise<void> {
    await this.client.query('begin');
  }

  /** The fingerprint of the secret that the server last used with this database; null when an earlier release did. */
  async recordedFingerprint(): Promise<string | null> {
    if (!(await this.hasTable('installation_secrets'))) return null;
    const { rows } = await this.client.query<{ fingerprint: string }>(
      'select fingerprint from installation_secrets where is_current',
    );
    return rows[0]?.fingerprint ?? null;
  }

  /** The version of a rule whose text does not match its digest; null when all match. */
  async changedVersion(): Promise<string | null> {
    if (!(await this.hasTable('rule_versions'))) return null;
    const { rows } = await this.client.query<{ id: string }>(
      `select id from rule_versions where sha256(convert_to(content, 'UTF8')) <> digest limit 1`,
    );
    return rows[0]?.id ?? null;
  }

  private async hasTable(name: string): Promise<boolean> {
    const { rows } = await this.client.query<{ found: boolean }>(
      'select to_regclass($1) is not null as found',
      [name],
    );
    return rows[0]?.found === true;
  }

  async commit(): Promise<void> {
    await this.client.query('commit');
  }

  /** Refreshes the planner's statistics. */
  async analyze(): Promise<void> {
    await this.client.query('analyze');
  }

  /** The rows of a table as PostgreSQL's COPY writes them. */
  rowsOf({ name, columns, rows }: Table): Readable {
    // The snapshot has as many rows as were counted; derived tables are saved without rows.
    const source =
      rows === 0 ? `(select ${columns.join(', ')} from ${name} limit 0)` : `${name} (${columns.join(', ')})`;
    return this.client.query(copyTo(`copy ${source} to stdout`));
  }

  /** Tables whose comment says that the server rebuilds their rows. */
  async derivedTables(): Promise<ReadonlySet<string>> {
    const { rows } = await this.client.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') like 'derived:%'`,
    );
    return new Set(rows.map(({ name }) => name));
  }

  /** Replaces the rows of a table. */
  async replaceRows({ name, columns }: Table, rows: Readable): Promise<void> {
    await this.client.query(`delete from ${name}`);
    await pipeline(rows, this.client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)));
  }

  async setSequence({ name, value }: Sequence): Promise<void> {
    await this.client.query('select setval($1::regclass, $2)', [name, value]);
  }

  /** Describes the database as the open transaction sees it; derived tables count as empty. */
  async describe(now: Date): Promise<Manifest> {
    const tables: Table[] = [];
    const derived = await this.derivedTables();
    for (const name of await this.tablesInOrder()) {
      const counted = await this.client.query<{ rows: number }>(
        `select count(*)::int as rows from ${derived.has(name) ? `(select from ${name} limit 0) nothing` : name}`,
      );
      tables.push({ name, columns: await this.columnsOf(name), rows: counted.rows[0]?.rows ?? 0 });
    }
    const sequences = await this.client.query<Sequence>(
      `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
       where schemaname = 'public' and last_value is not null order by 1`,
    );
    return {
      format: FORMAT,
      createdAt: now.toISOString(),
      migrations: await this.appliedMigrations(),
      tables,
      sequences: sequences.rows,
      hasDigests: false,
    };
  }

  /** Includes sequences that have not produced a number yet. */
  async sequenceNames(): Promise<readonly string[]> {
    const { rows } = await this.client.query<{ name: string }>(
      `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
    );
    return rows.map(({ name }) => name);
  }

  /** In the order in which they were applied. */
  async appliedMigrations(): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string }>(
      `select name from ${SCHEMA_TABLE} order by id`,
    );
    return rows.map(({ name }) => name);
  }

  /** Generated columns are computed by the database. */
  private async columnsOf(table: string): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    );
    return rows.map(({ name }) => name);
  }

  /** Tables of extensions come with the extension. */
  private async tablesInOrder(): Promise<readonly string[]> {
    const { rows } = await this.client.query<TableNeeds>(
      `select quote_ident(t.relname) as name,
              array(select distinct quote_ident(other.relname) from pg_constraint c
                    join pg_class other on other.oid = c.confrelid
                    where c.conrelid = t.oid and c.contype = 'f' and not c.condeferrable and c.confrelid <> t.oid)::text[] as needs
       from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> $1
         and not exists (select from pg_depend d where d.objid = t.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
       order by t.relname`,
      [SCHEMA_TABLE],
    );
    return inOrder(rows);
  }
}

/** Tables after those they refer to; deferrable references wait until the end of the transaction by themselves. */
function inOrder(tables: readonly TableNeeds[]): readonly string[] {
  const ordered: string[] = [];
  for (let waiting = tables; waiting.length > 0;) {
    const ready = waiting.filter(({ needs }) => needs.every((need) => ordered.includes(need)));
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready.map(({ name }) => name));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
