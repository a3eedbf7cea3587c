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

describe('the audience of rules', () => {
  const name = `migrations_${randomBytes(4).toString('hex')}`;
  let dataSource: DataSource;

  beforeAll(async () => {
    await onServer(`create database ${name}`);
    dataSource = await migrationDataSource(databaseUrl(name)).initialize();
    await dataSource.runMigrations();
  });

  afterAll(async () => {
    await dataSource.destroy();
    await onServer(`drop database ${name} with (force)`);
  });

  it('is filled in for rules from before, and survives going down and up', async () => {
    while (await exists('rules', 'audience')) await dataSource.undoLastMigration();
    await insertAsBefore('early-public', 'public');
    await insertAsBefore('early-private', 'private');
    await dataSource.runMigrations();
    expect(await stored()).toEqual([
      ['early-private', 'private', 'holders', 'private', 'holders'],
      ['early-public', 'public', 'everyone', 'public', 'everyone'],
    ]);
    while (await exists('rules', 'audience')) await dataSource.undoLastMigration();
    expect(await dataSource.query('select name, visibility from rules order by name')).toEqual([
      { name: 'early-private', visibility: 'private' },
      { name: 'early-public', visibility: 'public' },
    ]);
    await dataSource.runMigrations();
    await dataSource.query('delete from rules');
  });

  it('keeps what was counted before the counters were apart, down and up', async () => {
    const counts = (table: string) =>
      dataSource.query(`select stars, views, downloads from ${table} order by stars`) as Promise<object[]>;
    while (await exists('rule_counters', 'stars')) await dataSource.undoLastMigration();
    for (const name of ['one', 'two', 'three']) await insertAsBefore(name, 'public');
    await dataSource.query(
      `update rules set stars = length(name), views = 2 * length(name), downloads = 1 where name <> 'two'`,
    );
    await dataSource.query(
      `with viewed as (insert into rule_views (rule_id, visitor) select id, '\\x01' from rules)
       insert into version_downloads (version_id, day, visitor) select latest_version_id, now(), '\\x01' from rules`,
    );
    const before = await counts('rules');
    expect(before.at(-1)).toEqual({ stars: 5, views: 10, downloads: 1 });
    await dataSource.runMigrations();
    expect([await counts('rule_counters'), await counts('rule_standings')]).toEqual([before, before]);
    await dataSource.query('update rule_counters set views = views + 1');
    while (await exists('rule_counters', 'stars')) await dataSource.undoLastMigration();
    expect((await counts('rules')).at(-1)).toEqual({ stars: 5, views: 11, downloads: 1 });
    await dataSource.runMigrations();
    await dataSource.query('delete from rules');
    for (const table of ['rule_counters', 'rule_standings', 'rule_views', 'version_downloads'])
      expect(await dataSource.query(`select from ${table}`)).toEqual([]);
  });

  it('follows the visibility that a process of the release before writes', async () => {
    await insertAsBefore('late', 'private');
    expect(await stored()).toEqual([['late', 'private', 'holders', 'private', 'holders']]);
    await dataSource.query(`update rules set visibility = 'public'`);
    await dataSource.query(`update rule_search_documents set visibility = 'public'`);
    expect(await stored()).toEqual([['late', 'public', 'everyone', 'public', 'everyone']]);
  });

  it('is what that process reads as the visibility in the search index', async () => {
    await dataSource.query(`update rule_search_documents set audience = 'holders'`);
    expect(await stored()).toEqual([['late', 'public', 'everyone', 'private', 'holders']]);
  });

  it('never contradicts the visibility', async () => {
    await expect(dataSource.query(`update rules set audience = 'holders'`)).rejects.toThrow(
      'ck_rules_audience_visibility',
    );
    await expect(dataSource.query(`update rules set audience = 'nobody'`)).rejects.toThrow(
      'ck_rules_audience',
    );
  });

  async function exists(table: string, column: string): Promise<boolean> {
    const found: unknown[] = await dataSource.query(
      'select from information_schema.columns where table_name = $1 and column_name = $2',
      [table, column],
    );
    return found.length > 0;
  }

  async function insertAsBefore(rule: string, visibility: string): Promise<void> {
    await dataSource.query(
      `with owner as (insert into owners (id, kind, name, name_key) values (gen_random_uuid(), 'user', $1, $1) returning id),
            named as (insert into owner_names (name_key, owner_id) select $1, id from owner),
            account as (insert into users (id) select id from owner returning id),
            ids as (select gen_random_uuid() as rule_id, gen_random_uuid() as version_id),
            made as (
              insert into rules (id, owner_id, created_by, type, visibility, name, name_key, excerpt,
                latest_version_id, published_at)
              select rule_id, id, id, 'rule', $2, $1, $1, '', version_id, now() from ids, account returning id, owner_id),
            version as (
              insert into rule_versions (id, rule_id, major, minor, patch, content, digest, size, changelog, created_by)
              select version_id, rule_id, 1, 0, 0, '-', sha256('-'), 1, '', owner_id from ids, made)
       insert into rule_search_documents (rule_id, owner_id, visibility, type, owner_key, name_key, telling, terms)
       select id, owner_id, $2, 'rule', $1, $1, '', '' from made`,
      [rule, visibility],
    );
  }

  async function stored(): Promise<string[][]> {
    const rows: Record<string, string>[] = await dataSource.query(
      `select r.name, r.visibility, r.audience, d.visibility as "indexedVisibility", d.audience as "indexedAudience"
       from rules r join rule_search_documents d on d.rule_id = r.id order by r.name`,
    );
    return rows.map((row) => Object.values(row));
  }
});

describe('a process that finds another one migrating', () => {
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

  it('leaves it the whole work when both begin with nothing', async () => {
    const empty = `migrations_${randomBytes(4).toString('hex')}`;
    await onServer(`create database ${empty}`);
    try {
      const applied = await Promise.all([migrate(databaseUrl(empty)), migrate(databaseUrl(empty))]);
      const all = await database.rows<{ name: string }>('select name from schema_migrations order by id');
      expect(applied.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, all.length]);
      expect(applied.flat()).toEqual(all.map(({ name }) => name));
    } finally {
      await onServer(`drop database ${empty} with (force)`);
    }
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
