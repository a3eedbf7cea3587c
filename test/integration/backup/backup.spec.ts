import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { backup } from '../../../server/backup/backup';
import { restore } from '../../../server/backup/restore';
import { DemoLoader } from '../../../server/demo/demo-loader';
import { DemoModule } from '../../../server/demo/demo.module';
import { readDemoSet } from '../../../server/demo/demo-set';
import { withImport } from '../../../server/import/import-program';
import type { Services } from '../../../server/kernel/cli/with-services';
import { readEnv } from '../../../server/kernel/config/env';
import type { FolderStorage } from '../../../server/kernel/storage/folder-storage';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { folderStorage, storedName } from '../../support/storages';

let folder: string;
let files: FolderStorage;
let source: TestDatabase;
let target: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-backup-'));
  files = folderStorage(join(folder, 'files'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: source.url, LOG_LEVEL: 'silent' });
  const set = await readDemoSet(new Date());
  const load = (services: Services) => services.get(DemoLoader, { strict: false }).load(set);
  await withImport(env, source.url, pino({ level: 'silent' }), load, DemoModule);
  await files.put(storedName('avatars/a.webp'), Buffer.from([0, 1, 2, 255]));
});
afterAll(async () => {
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true, force: true });
});

const FINGERPRINT = `
  select (select md5(string_agg(v::text, '|' order by v.id)) from rule_versions v) as versions,
         (select md5(string_agg(r::text, '|' order by r.id)) from rules r) as rules,
         (select md5(string_agg(d::text, '|' order by d.rule_id)) from rule_search_documents d) as search,
         (select md5(string_agg(u::text, '|' order by u.id)) from users u) as users`;

it('restores every row and every file', async () => {
  const archive = join(folder, 'whole.tar.gz');
  await backup(source.url, files, archive);
  await restore(target.url, folderStorage(join(folder, 'restored')), archive);
  expect(await target.rows(FINGERPRINT)).toEqual(await source.rows(FINGERPRINT));
  expect([...(await readFile(join(folder, 'restored/avatars/a.webp')))]).toEqual([0, 1, 2, 255]);
});

it('does not touch a database that is not empty', async () => {
  const archive = join(folder, 'again.tar.gz');
  await backup(source.url, files, archive);
  await expect(restore(source.url, files, archive)).rejects.toThrow('not empty');
});

it('restores nothing from a truncated archive', async () => {
  const archive = join(folder, 'cut.tar.gz');
  await backup(source.url, files, archive);
  const whole = await readFile(archive);
  await writeFile(archive, whole.subarray(0, whole.length / 2));
  const empty = await createTestDatabase();
  await expect(restore(empty.url, files, archive)).rejects.toThrow('damaged');
  expect(await empty.rows('select count(*)::int as count from owners')).toEqual([{ count: 0 }]);
  await empty.drop();
});
