import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { backup } from '../../../server/backup/backup';
import { restore } from '../../../server/backup/restore';
import { StartError } from '../../../server/kernel/config/report-failure';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { folderStorage } from '../../support/storages';

/** Places in the file that are tried; spread over all of it, with both ends. */
const PLACES = 60;
const YESTERDAY = join(__dirname, 'fixtures/yesterday.tar.gz');

let folder: string;
let target: TestDatabase;
let archives: readonly (readonly [name: string, content: Buffer])[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-damage-'));
  const source = await createTestDatabase();
  target = await createTestDatabase();
  await source.rows(
    `insert into rate_limits select 'key ' || n || md5(n::text), n, n from generate_series(1, 500) n`,
  );
  const today = join(folder, 'today.tar.gz');
  await backup(source.url, folderStorage(join(folder, 'files')), today);
  await source.drop();
  archives = [
    ['today', await readFile(today)],
    ['yesterday', await readFile(YESTERDAY)],
  ];
});
afterAll(async () => {
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

function placesIn({ length }: Buffer): readonly number[] {
  const spread = Array.from({ length: PLACES }, (_, index) => Math.floor((index * length) / PLACES));
  const ends = Array.from({ length: 18 }, (_, index) => [index, length - 1 - index]).flat();
  return [...new Set([...spread, ...ends])];
}

function holdsTheSame(archive: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(archive).equals(gunzipSync(other));
  } catch {
    return false;
  }
}

/** Null when the archive is taken for whole. */
async function refusalOf(content: Buffer): Promise<string | null> {
  const archive = join(folder, 'damaged.tar.gz');
  await writeFile(archive, content);
  const error: unknown = await restore(target.url, folderStorage(join(folder, 'restored')), archive).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error !== null) expect(error).toBeInstanceOf(StartError);
  return error === null ? null : (error as Error).message;
}

it('refuses every truncated archive in one line, and writes nothing', async () => {
  for (const [name, whole] of archives) {
    for (const place of placesIn(whole)) {
      const refusal = await refusalOf(whole.subarray(0, place));
      expect([name, place, refusal]).toEqual([name, place, expect.stringMatching(/^\S+ is [^\n]+$/)]);
    }
  }
  expect(await target.rows('select 1 from rate_limits')).toEqual([]);
});

it('refuses every archive with a flipped bit in one line, and writes nothing', async () => {
  for (const [name, whole] of archives) {
    for (const place of placesIn(whole)) {
      const flipped = Buffer.from(whole);
      flipped[place] = (flipped[place] ?? 0) ^ (1 << (place % 8));
      // A few bits of gzip mean nothing.
      if (holdsTheSame(flipped, whole)) continue;
      const refusal = await refusalOf(flipped);
      expect([name, place, refusal]).toEqual([name, place, expect.stringMatching(/^\S+ is [^\n]+$/)]);
    }
  }
  expect(await target.rows('select 1 from rate_limits')).toEqual([]);
});

it('refuses files that never were archives', async () => {
  for (const content of ['', 'text', '\u001f\u008b', JSON.stringify({ format: 1 })])
    expect(await refusalOf(Buffer.from(content, 'latin1'))).toMatch(/^\S+ is [^\n]+$/);
});
