import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup } from '../../../server/backup/backup';
import { restore, type RestoreOptions } from '../../../server/backup/restore';
import { StartError } from '../../../server/kernel/config/report-failure';
import { namesOfMigrations } from '../../../server/kernel/database/known-migrations';
import { migrateTo } from '../../../server/kernel/database/migrate';
import { MailOutboxRepository } from '../../../server/kernel/mail/mail-outbox.repository';
import { LONGEST_WAIT } from '../../../server/kernel/mail/mail-schedule';
import { createTestApp, useTestApp } from '../../support/app';
import { changedManifest } from '../../support/archives';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { aRule } from '../../support/factories/rule';
import { aSecondFactor } from '../../support/factories/second-factor';
import { aUser } from '../../support/factories/user';
import { type Person, waysIn } from '../../support/sign-in';
import { folderStorage } from '../../support/storages';

const SECRET = 'a secret that only the tests know, 32 bytes';
const OTHER = 'another secret, of another installation, 32 bytes';
const PASSPHRASE = 'words that only the operator knows';
const YESTERDAY = join(__dirname, 'fixtures/yesterday.tar.gz');

/** An archive, and the people who must get in after it is restored. */
type Saved = { readonly archive: string; readonly people: readonly Person[] };

const app = useTestApp({ JWT_SECRET: SECRET });
const databases: TestDatabase[] = [];
let folder: string;
const saved = new Map<string, Saved>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-releases-'));
  const people = await populate();
  const files = folderStorage(join(folder, 'files'));
  const today = join(folder, 'today.tar.gz');
  await backup(app.database.url, files, today, { secrets: [SECRET] });
  const sealed = join(folder, 'sealed.tar.gz');
  await backup(app.database.url, files, sealed, { secrets: [SECRET], passphrase: PASSPHRASE });
  const { accounts } = JSON.parse(await readFile(join(__dirname, 'fixtures/yesterday.json'), 'utf8')) as {
    accounts: Person[];
  };
  saved.set('today', { archive: today, people });
  saved.set('today with its secret', { archive: sealed, people });
  saved.set('yesterday', { archive: YESTERDAY, people: accounts });
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function populate(): Promise<readonly Person[]> {
  const sora = await aUser(app, { username: 'sora' });
  const { secret, recoveryCodes } = await aSecondFactor(app, sora);
  // Sends what the second factor has caused, so that one mail is unsent.
  await app.mails(sora.email);
  const hana = await aUser(app, { username: 'hana' });
  await aRule(app, hana);
  const mail = {
    to: hana.email,
    locale: 'en',
    subject: 'Waiting',
    text: 'Hello',
    html: '<p>Hello</p>',
  } as const;
  // A mail that is due later than any may wait is sent at once.
  const later = new Date(Date.now() + LONGEST_WAIT / 2);
  await app.nest.get(MailOutboxRepository, { strict: false }).insert(mail, later);
  return [{ ...sora, secret, recoveryCodes }, hana];
}

async function anEmptyDatabase(isBare = false): Promise<TestDatabase> {
  const database = await createTestDatabase({ isBare });
  databases.push(database);
  return database;
}

const storage = () => folderStorage(join(folder, 'restored'));
const optionsOf = (options: Partial<RestoreOptions>): RestoreOptions => ({
  secrets: [],
  withoutSecondFactors: false,
  secretFile: '/place/of/the/secret',
  install: () => undefined,
  ...options,
});
const savedAs = (name: string): Saved => {
  const found = saved.get(name);
  if (!found) throw new Error(`no archive ${name}`);
  return found;
};

/** Restores an archive, starts a server on it and tells how everybody gets in. */
async function restored(
  { archive, people }: Saved,
  options: Partial<RestoreOptions>,
  secret: string,
  isBare = false,
): Promise<readonly string[]> {
  const database = await createTestDatabase({ isBare });
  await restore(database.url, storage(), archive, optionsOf(options));
  const server = await createTestApp({ JWT_SECRET: secret }, {}, { database });
  try {
    return await waysIn(server.http, people);
  } finally {
    await server.close();
  }
}

const IN = ['totp+recovery', 'password'];
const IN_YESTERDAY = ['totp+recovery', 'password', 'totp+recovery'];

describe('everybody signs in after a restore', () => {
  it.each<[string, string, Partial<RestoreOptions>, string, readonly string[]]>([
    ['today', 'the same secret', { secrets: [SECRET] }, SECRET, IN],
    ['yesterday', 'the same secret', { secrets: [SECRET] }, SECRET, IN_YESTERDAY],
    ['today', 'a new secret beside the former one', { secrets: [OTHER, SECRET] }, OTHER, IN],
    ['yesterday', 'a new secret beside the former one', { secrets: [OTHER, SECRET] }, OTHER, IN_YESTERDAY],
    [
      'today with its secret',
      'another secret and the passphrase',
      { secrets: [OTHER], passphrase: PASSPHRASE },
      OTHER,
      IN,
    ],
  ])('%s, with %s', async (name, _, options, secret, ways) => {
    expect(await restored(savedAs(name), options, secret)).toEqual(ways);
  });

  it('with the passphrase alone, whose secret is installed', async () => {
    const installed: string[] = [];
    const options = { passphrase: PASSPHRASE, install: (secret: string) => void installed.push(secret) };
    expect(await restored(savedAs('today with its secret'), options, SECRET, true)).toEqual(IN);
    expect(installed).toEqual([SECRET]);
  });

  it('without second factors, if the secret is lost and the operator says so', async () => {
    const options = { secrets: [OTHER], withoutSecondFactors: true };
    const ways = await restored(
      {
        ...savedAs('yesterday'),
        people: savedAs('yesterday').people.map(({ email, password }) => ({ email, password })),
      },
      options,
      OTHER,
    );
    expect(ways).toEqual(['password', 'password', 'password']);
  });
});

describe('a restore refuses in words and writes nothing', () => {
  it.each<[string, string, Partial<RestoreOptions>, RegExp]>([
    [
      'today',
      'another secret',
      { secrets: [OTHER] },
      /fingerprint [0-9a-f]{20}.*1 second factor and 1 unsent mail.*\/place\/of\/the\/secret.*--without-second-factors/,
    ],
    [
      'yesterday',
      'another secret',
      { secrets: [OTHER] },
      /2 second factors and 1 unsent mail cannot be opened/,
    ],
    ['yesterday', 'no secret', {}, /needs the secret of the installation/],
    ['today with its secret', 'another secret', { secrets: [OTHER] }, /--passphrase-file/],
    [
      'today with its secret',
      'a wrong passphrase',
      { passphrase: 'not the words' },
      /passphrase does not open/,
    ],
    ['today', 'a passphrase that it does not have', { passphrase: PASSPHRASE }, /carries no secret/],
  ])('%s, with %s', async (name, _, options, words) => {
    const database = await anEmptyDatabase();
    const { archive } = savedAs(name);
    const error: unknown = await restore(database.url, storage(), archive, optionsOf(options)).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(words);
    expect((error as Error).message).not.toContain('\n');
    expect(await database.rows('select id from owners')).toEqual([]);
  });

  it('an archive of a newer release', async () => {
    const archive = join(folder, 'newer.tar.gz');
    const whole = await readFile(savedAs('today').archive);
    await writeFile(
      archive,
      await changedManifest(whole, (manifest) => ({
        ...manifest,
        migrations: [...manifest.migrations, 'NotYetKnown1790000009999'],
        release: { version: '9.8.7', commit: null },
        hasDigests: false,
      })),
    );
    const database = await anEmptyDatabase();
    await expect(restore(database.url, storage(), archive, optionsOf({ secrets: [SECRET] }))).rejects.toThrow(
      /newer release of Kimari \(version 9\.8\.7\)/,
    );
  });

  it('an archive of a format that does not exist yet', async () => {
    const archive = join(folder, 'format.tar.gz');
    const whole = await readFile(savedAs('today').archive);
    await writeFile(archive, await changedManifest(whole, (manifest) => ({ ...manifest, format: 2 })));
    const database = await anEmptyDatabase();
    await expect(restore(database.url, storage(), archive, optionsOf({}))).rejects.toThrow(/format 2/);
  });
});

describe('a database of any earlier release', () => {
  /** The last migration of the schema to be saved. */
  it.each([6, 10, 22, 36, 47, 49])(
    'at migration %d is saved as it is and brought up to date',
    async (last) => {
      const [source, target] = await Promise.all([anEmptyDatabase(true), anEmptyDatabase()]);
      const known = await namesOfMigrations();
      const names = known.filter((name) => Number(name.slice(-4)) <= last);
      await migrateTo(source.url, names);
      await source.rows(A_RULE, ['a\\b\t\n印', createHash('sha256').update('a\\b\t\n印').digest()]);
      const before = await catalogueOf(source);
      const archive = join(folder, `schema-${last}.tar.gz`);
      await backup(source.url, storage(), archive);
      expect(await catalogueOf(source)).toEqual(before);
      const { upgraded } = await restore(target.url, storage(), archive);
      expect(upgraded.length).toBe(known.length - names.length);
      expect(
        await target.rows('select name, content from rules join rule_versions on rule_id = rules.id'),
      ).toEqual([{ name: 'early', content: 'a\\b\t\n印' }]);
      expect((await target.rows('select name from schema_migrations')).length).toBe(known.length);
    },
  );
});

const A_RULE = `
  with owner as (insert into owners (id, kind, name, name_key) values (gen_random_uuid(), 'user', 'early', 'early') returning id),
       named as (insert into owner_names (name_key, owner_id) select 'early', id from owner),
       account as (insert into users (id) select id from owner returning id),
       ids as (select gen_random_uuid() as rule_id, gen_random_uuid() as version_id),
       made as (
         insert into rules (id, owner_id, created_by, type, visibility, name, name_key, excerpt, latest_version_id, published_at)
         select rule_id, id, id, 'rule', 'public', 'early', 'early', '', version_id, now() from ids, account returning id, owner_id)
  insert into rule_versions (id, rule_id, major, minor, patch, content, digest, size, changelog, created_by)
  select version_id, rule_id, 1, 0, 0, $1, $2, octet_length($1), '', owner_id from ids, made`;

/** All that a migration would change. */
async function catalogueOf(database: TestDatabase): Promise<unknown> {
  const [catalogue] = await database.rows(
    `select (select md5(string_agg(m::text, ' ' order by id)) from schema_migrations m) as migrations,
            (select md5(string_agg(oid || relname || relnatts, ' ' order by oid)) from pg_class) as relations,
            (select md5(string_agg(attrelid || attname || attnum, ' ' order by attrelid, attnum)) from pg_attribute) as columns,
            (select md5(string_agg(oid || proname || prosrc, ' ' order by oid)) from pg_proc) as functions,
            (select md5(string_agg(oid || conname, ' ' order by oid)) from pg_constraint) as constraints`,
  );
  return catalogue;
}
