import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { backup } from '../../../server/backup/backup';
import { restore } from '../../../server/backup/restore';
import { StartError } from '../../../server/kernel/config/report-failure';
import type { Storage } from '../../../server/kernel/storage/storage';
import { toStoredName } from '../../../server/kernel/storage/stored-name';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { startS3Server, type S3Server } from '../../support/s3-server';
import { S3_KEYS } from '../../support/s3-signature';
import { folderStorage, s3Storage, storedName } from '../../support/storages';

let folder: string;
let archive: string;
let source: TestDatabase;
let target: TestDatabase;
let first: S3Server;
let second: S3Server;

beforeAll(async () => {
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await source.rows(`insert into rate_limits values ('kept', 1, 1)`);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-storages-'));
  archive = join(folder, 'whole.tar.gz');
  [first, second] = await Promise.all([startS3Server(), startS3Server()]);
});
afterEach(async () => {
  await Promise.all([target.clear(), first.close(), second.close()]);
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => Promise.all([source.drop(), target.drop()]));

const FILES: readonly (readonly [name: string, content: Buffer])[] = [
  ['avatars/1/large.webp', randomBytes(3_000_000)],
  ['avatars/2/empty.webp', Buffer.alloc(0)],
  ['avatars/決まり/ロゴ.png', Buffer.from('印')],
];

async function fill(storage: Storage): Promise<void> {
  for (const [name, content] of FILES) await storage.put(storedName(name), content);
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Digests, because Jest needs half a minute to compare the contents themselves. */
const DIGESTS = FILES.map(([name, content]) => [name, digestOf(content)]);

async function digestsOf(storage: Storage): Promise<(readonly [name: string, digest: string])[]> {
  const digests: (readonly [string, string])[] = [];
  for await (const name of storage.list()) {
    const file = await storage.read(storedName(name));
    digests.push([name, file ? digestOf(await buffer(file.content)) : 'gone']);
  }
  return digests;
}

const rowsRestored = () => target.rows('select key from rate_limits');
const stagesLeft = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('kimari-restoring-'));

it.each<[string, () => Storage, () => Storage]>([
  ['a bucket', () => s3Storage(first.port), () => folderStorage(join(folder, 'restored'))],
  ['a folder', () => folderStorage(join(folder, 'files')), () => s3Storage(second.port)],
  ['one bucket', () => s3Storage(first.port), () => s3Storage(second.port)],
])('transfers the files of %s to the other storage', async (_, from, into) => {
  await fill(from());
  expect((await backup(source.url, from(), archive)).skipped).toEqual([]);
  await restore(target.url, into(), archive);
  expect(await digestsOf(into())).toEqual(DIGESTS);
  expect(await rowsRestored()).toEqual([{ key: 'kept' }]);
});

it('skips and reports files in the bucket with foreign names', async () => {
  await fill(s3Storage(first.port));
  first.objects.set('../outside', { content: Buffer.from('x'), contentType: '' });
  const { skipped } = await backup(source.url, s3Storage(first.port), archive);
  expect(skipped).toEqual(['../outside']);
  await restore(target.url, folderStorage(join(folder, 'restored')), archive);
  expect(await digestsOf(folderStorage(join(folder, 'restored')))).toEqual(DIGESTS);
});

it('continues when a file is deleted after it was listed', async () => {
  const storage = s3Storage(first.port);
  await fill(storage);
  jest.spyOn(storage, 'list').mockImplementation(async function* () {
    yield* [...FILES.map(([name]) => name), 'avatars/3/deleted.webp'];
  });
  await backup(source.url, storage, archive);
  await restore(target.url, s3Storage(second.port), archive);
  expect([...second.objects.keys()].every((name) => toStoredName(name))).toBe(true);
  expect(second.objects.size).toBe(FILES.length);
});

it('leaves no archive behind when the bucket cannot be read', async () => {
  await fill(s3Storage(first.port));
  const storage = s3Storage(first.port, { keys: { ...S3_KEYS, secretAccessKey: 'other' } });
  await expect(backup(source.url, storage, archive)).rejects.toThrow('request.unavailable');
  expect(await readdir(folder)).toEqual([]);
});

it('restores nothing when the bucket is unavailable', async () => {
  await fill(s3Storage(first.port));
  await backup(source.url, s3Storage(first.port), archive);
  const before = await stagesLeft();
  const storage = s3Storage(second.port, { keys: { ...S3_KEYS, secretAccessKey: 'other' } });
  await expect(restore(target.url, storage, archive)).rejects.toThrow('request.unavailable');
  expect(await rowsRestored()).toEqual([]);
  expect(await stagesLeft()).toEqual(before);
});

it('reports where the files are that could not be moved to the bucket after the commit', async () => {
  await fill(s3Storage(first.port));
  await backup(source.url, s3Storage(first.port), archive);
  const storage = s3Storage(second.port);
  const adopt = storage.adopt.bind(storage);
  jest.spyOn(storage, 'adopt').mockImplementation(async (name, file) => {
    if (second.objects.size > 0) second.failWith(503, 503, 503);
    await adopt(name, file);
  });
  const error: unknown = await restore(target.url, storage, archive).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  const [, stage = '', place] =
    /503 SlowDown\): move the files in (\S+) to (.*)$/.exec((error as Error).message) ?? [];
  expect(place).toContain('the bucket kimari-test');
  expect(existsSync(join(stage, 'avatars/1/large.webp'))).toBe(false);
  expect((await readFile(join(stage, 'avatars/決まり/ロゴ.png'))).toString()).toBe('印');
  expect(await rowsRestored()).toEqual([{ key: 'kept' }]);
  await rm(stage, { recursive: true });
});
