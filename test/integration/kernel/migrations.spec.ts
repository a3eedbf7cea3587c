import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { DataSource, type ColumnType, type EntityMetadata } from 'typeorm';
import { migrate, MIGRATION_LOCK, migrationDataSource } from '../../../server/kernel/database/migrate';
import { useTestDatabase } from '../../support/database';
import { databaseUrl } from '../../support/database-address';
import { until } from '../../support/until';

/** The whole schema as comparable text. */
const SCHEMA = `
  select 'column ' || table_name || '.' || column_name || ' ' || udt_name || ' ' || is_nullable || ' '
      || coalesce(column_default, '') || coalesce(generation_expression, '') as line
    from information_schema.columns where table_schema = 'public'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function ' || oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  order by 1`;

describe('the migrations', () => {
  const name = `migrations_${randomBytes(4).toString('hex')}`;
  let dataSource: DataSource;

  beforeAll(async () => {
    await onServer(`create database ${name}`);
    dataSource = await migrationDataSource(databaseUrl(name)).initialize();
  });

  afterAll(async () => {
    await dataSource.destroy();
    await onServer(`drop database ${name} with (force)`);
  });

  it('can be applied, reverted and applied again with the same result', async () => {
    const applied = await dataSource.runMigrations();
    expect(applied.length).toBeGreaterThan(0);
    const first = await schema();

    for (let left = applied.length; left > 0; left--) await dataSource.undoLastMigration();
    const remains = (await schema()).filter((line) => !line.includes('schema_migrations'));
    expect(remains).toEqual([]);

    await dataSource.runMigrations();
    expect(await schema()).toEqual(first);
  });

  async function schema(): Promise<string[]> {
    const rows: { line: string }[] = await dataSource.query(SCHEMA);
    return rows.map(({ line }) => line);
  }
});

describe('a process that waits for another one to migrate', () => {
  const database = useTestDatabase();
  const held = async (work: (release: () => Promise<void>) => Promise<void>): Promise<void> => {
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work(async () => void (await other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])));
    await other.end();
  };

  it('does not block the other one', async () => {
    await held(async (release) => {
      const waiting = migrate(database.url);
      await until(async () => (await askers()).length > 0);
      expect((await askers()).filter(({ state }) => state === 'active')).toEqual([]);
      await release();
      await expect(waiting).resolves.toEqual([]);
    });
  });

  it('gives up with a one-line message', async () => {
    await held(async () => {
      await expect(migrate(database.url, 0)).rejects.toThrow(/^Another process [^\n]+$/);
    });
  });

  function askers(): Promise<{ state: string }[]> {
    return database.rows(
      `select state from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like 'select pg_try_advisory_lock%'`,
    );
  }
});

describe('the entities', () => {
  const database = useTestDatabase();

  it('match existing columns in type and nullability', async () => {
    const entities = join(__dirname, '../../../server/**/*.entity.ts');
    const dataSource = await new DataSource({
      type: 'postgres',
      url: database.url,
      entities: [entities],
    }).initialize();
    try {
      const actual = new Set((await columns()).map((column) => JSON.stringify(column)));
      const promised = dataSource.entityMetadatas.flatMap((entity) => promisedColumns(dataSource, entity));
      expect(promised.length).toBeGreaterThan(0);
      expect(promised.filter((column) => !actual.has(JSON.stringify(column)))).toEqual([]);
    } finally {
      await dataSource.destroy();
    }
  });

  async function columns(): Promise<ColumnFacts[]> {
    return database.rows<ColumnFacts>(
      `select table_name as "table", column_name as "column", ltrim(udt_name, '_') as type,
          is_nullable = 'YES' as "isNullable", data_type = 'ARRAY' as "isArray"
         from information_schema.columns where table_schema = 'public'`,
    );
  }
});

type ColumnFacts = { table: string; column: string; type: string; isNullable: boolean; isArray: boolean };

function promisedColumns(dataSource: DataSource, entity: EntityMetadata): ColumnFacts[] {
  return entity.columns.map((column) => ({
    table: entity.tableName,
    column: column.databaseName,
    type: shortName(dataSource.driver.normalizeType({ ...column, type: column.type as ColumnType })),
    isNullable: column.isNullable,
    isArray: column.isArray,
  }));
}

/** PostgreSQL's short names of standard types. */
function shortName(type: string): string {
  const names: Readonly<Record<string, string>> = {
    'timestamp with time zone': 'timestamptz',
    'character varying': 'varchar',
    character: 'bpchar',
    boolean: 'bool',
    integer: 'int4',
    bigint: 'int8',
    smallint: 'int2',
    'double precision': 'float8',
    real: 'float4',
  };
  return names[type] ?? type;
}

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}
