import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { harmIn, type MigrationText } from './migration-rules';

const FOLDER = join(__dirname, '../migrations');
/** Older migrations were merged before the rules. */
const FIRST = 50;

const migration = (...statements: string[]): MigrationText => ({ name: '0099', statements });

describe('the rules for migrations', () => {
  it.each([
    'drop function rule_search_matching, rule_search_gather',
    'alter table rules drop column excerpt',
    'alter table rules add column a int, drop column b',
    'drop table stars',
    'alter table rules rename column excerpt to summary',
    'alter function rule_is_visible rename to rule_is_shown',
    'alter table rules alter column views type bigint',
    'alter table rules add column size integer not null',
    'create index ix_rules_size on rules (size)',
    'CREATE UNIQUE INDEX uq ON rules (name)',
    'alter table rules alter column size set not null',
    'alter table rules add constraint ck_rules_size check (size > 0)',
    'alter table rules add constraint fk_rules_owner foreign key (owner_id) references owners',
    'alter table rules add constraint uq_rules_name unique (name)',
    'alter table rules add column token uuid default gen_random_uuid()',
    'alter table rules add column key text generated always as (lower(name)) stored',
    'lock table rules',
    'create index concurrently ix_rules_size on rules (size)',
  ])('reject %s', (statement) => {
    expect(harmIn(migration(statement))).toHaveLength(1);
  });

  it.each([
    [
      'a new table with its indexes',
      'create table notes (id uuid not null)',
      'create index ix on notes (id)',
    ],
    ['a column with a default', 'alter table rules add column size integer not null default 0'],
    ['a column that may be empty', 'alter table rules add column size integer'],
    [
      'a function by a new name',
      `create function rule_search_matching_2() returns int as $$ drop table x $$`,
    ],
    [
      'a constraint in two steps',
      'alter table rules add constraint ck check (size > 0) not valid',
      'alter table rules validate constraint ck',
      'alter table rules alter column size set not null',
    ],
    ['words in texts', `insert into notes values ('drop table rules')`],
  ])('accept %s', (_what, ...statements) => {
    expect(harmIn(migration(...statements))).toEqual([]);
  });

  it('accept an index that is built concurrently outside a transaction', () => {
    const statements = ['drop index if exists ix', 'create index concurrently ix on rules (size)'];
    expect(harmIn({ name: '0099', statements, transaction: false })).toEqual([]);
  });

  it('accept that something goes which the former release does not use', () => {
    const statements = ['drop function rule_search_gather'];
    expect(harmIn({ name: '0099', statements, unusedSince: '0.2.0' })).toEqual([]);
    expect(
      harmIn({ name: '0099', statements: ['create index ix on rules (size)'], unusedSince: '0.2.0' }),
    ).toHaveLength(1);
  });
});

describe('the migrations', () => {
  const files = readdirSync(FOLDER).filter((file) => Number.parseInt(file, 10) >= FIRST);

  it('leave the former release everything that it uses, and lock no large table', async () => {
    const harm = await Promise.all(files.map(async (file) => harmIn(await read(file))));
    expect(harm.flat()).toEqual([]);
  });
});

type Migration = Omit<MigrationText, 'name' | 'statements'> & {
  up(queryRunner: { query(statement: string): Promise<unknown[]> }): Promise<void>;
};

/** Lets a migration send its statements to nowhere. */
async function read(file: string): Promise<MigrationText> {
  const exported = (await import(join(FOLDER, file))) as Record<string, unknown>;
  const classes = Object.values(exported).filter((value) => typeof value === 'function');
  const [Made] = classes as (new () => Migration)[];
  if (!Made) throw new Error(`${file} exports no migration`);
  const made = new Made();
  const statements: string[] = [];
  await made.up({
    query: (statement) => {
      statements.push(statement);
      return Promise.resolve([]);
    },
  });
  return { name: file, statements, transaction: made.transaction, unusedSince: made.unusedSince };
}
