import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';
import { extract, type Header, pack } from 'tar-stream';
import { backup } from '../../../server/backup/backup';
import type { Manifest } from '../../../server/backup/manifest';
import { restore } from '../../../server/backup/restore';
import { StartError } from '../../../server/kernel/config/report-failure';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { folderStorage } from '../../support/storages';

type Entry = { readonly header: Partial<Header> & { readonly name: string }; readonly content: Buffer };
type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
let genuine: readonly Entry[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-foreign-'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await source.rows(`insert into rate_limits values ('kept', 1, 1)`);
  await mkdir(join(folder, 'files/avatars'), { recursive: true });
  await writeFile(join(folder, 'files/avatars/a.webp'), Buffer.alloc(100_000, 7));
  const archive = join(folder, 'genuine.tar.gz');
  await backup(source.url, folderStorage(join(folder, 'files')), archive);
  genuine = withoutDigests(await unpacked(await readFile(archive)));
});
afterEach(() => rm(join(folder, 'restored'), { recursive: true, force: true }));
afterAll(async () => {
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true, force: true });
});

/** A file that a successful attack would create. */
const marker = (): string => join(folder, 'marker');
const sqlIn = (name: string): string => `${name}; copy (select 1) to program 'touch ${marker()}' --`;

const describedBy = (change: (manifest: Writable<Manifest>) => void) => (entries: readonly Entry[]) =>
  entries.map((entry) => {
    if (entry.header.name !== 'manifest.json') return entry;
    const manifest = JSON.parse(entry.content.toString()) as Manifest;
    change(manifest);
    return withContent('manifest.json', Buffer.from(JSON.stringify(manifest)));
  });
/** A forger writes the digests anew, or leaves them out. */
const withoutDigests = (entries: readonly Entry[]): readonly Entry[] =>
  describedBy((manifest) => void (manifest.hasDigests = false))(
    entries.filter(({ header }) => header.name !== 'digests.json'),
  );
const withEntry = (entry: Entry) => (entries: readonly Entry[]) => [...entries, entry];
const aTable = (manifest: Manifest) => manifest.tables.find(({ name }) => name === 'rate_limits')!;

it.each<[string, (entries: readonly Entry[]) => readonly Entry[]]>([
  [
    'a table whose name is SQL',
    (entries) =>
      describedBy((manifest) => void (aTable(manifest).name = sqlIn('owners')))(entries).map((entry) =>
        entry.header.name === 'tables/rate_limits'
          ? withContent(`tables/${sqlIn('owners')}`, entry.content)
          : entry,
      ),
  ],
  [
    'a column whose name is SQL',
    describedBy((manifest) => void (aTable(manifest).columns[0] = sqlIn('key) from stdin'))),
  ],
  [
    'a table of another schema',
    describedBy((manifest) => void (aTable(manifest).name = 'pg_catalog.pg_authid')),
  ],
  ['a table twice', describedBy((manifest) => void manifest.tables.push(aTable(manifest)))],
  ['too few tables', describedBy((manifest) => void manifest.tables.pop())],
  ['a column twice', describedBy((manifest) => void (aTable(manifest).columns[0] = 'points'))],
  [
    'an unknown sequence',
    describedBy((manifest) => void manifest.sequences.push({ name: 'pg_class', value: '1' })),
  ],
  ['an impossible number of rows', describedBy((manifest) => void (aTable(manifest).rows = -1))],
  ['a wrong number of rows', describedBy((manifest) => void (aTable(manifest).rows = 2))],
  [
    'the rows of a table twice',
    (entries) => [...entries, ...entries.filter(({ header }) => header.name === 'tables/rate_limits')],
  ],
  [
    'invalid rows',
    (entries) =>
      entries.map((entry) =>
        entry.header.name === 'tables/rate_limits'
          ? withContent(entry.header.name, Buffer.from('a\n'))
          : entry,
      ),
  ],
  ['a file outside its folder', withEntry(withContent('files/../../marker', Buffer.from('x')))],
  [
    'a file with an absolute name',
    (entries) => [...entries, withContent(`files/${marker()}`, Buffer.from('x'))],
  ],
  ['a hidden file', withEntry(withContent('files/.restoring-1/a', Buffer.from('x')))],
  ['a file twice', withEntry(withContent('files/avatars/a.webp', Buffer.from('x')))],
  ['a file below a file', withEntry(withContent('files/avatars/a.webp/b', Buffer.from('x')))],
  [
    'a link',
    withEntry({
      header: { name: 'files/link', type: 'symlink', linkname: '/etc' },
      content: Buffer.alloc(0),
    }),
  ],
  [
    'a manifest that is too long',
    (entries) =>
      entries.map((entry, index) =>
        index === 0
          ? withContent('manifest.json', Buffer.concat([entry.content, Buffer.alloc(1_000_000, ' ')]))
          : entry,
      ),
  ],
])('rejects an archive with %s and changes nothing', async (_, change) => {
  const archive = join(folder, 'foreign.tar.gz');
  await writeFile(archive, await packed(change(genuine)));
  await expect(restore(target.url, folderStorage(join(folder, 'restored')), archive)).rejects.toBeInstanceOf(
    StartError,
  );
  expect(existsSync(marker())).toBe(false);
  expect(await target.rows('select 1 from rate_limits')).toEqual([]);
  expect((await readdir(folder)).filter((name) => name.startsWith('restored'))).toEqual([]);
});

it('restores no file from an archive that ends within it', async () => {
  const archive = join(folder, 'cut.tar.gz');
  const whole = await packed(genuine);
  await writeFile(archive, whole.subarray(0, whole.length - 60_000));
  await expect(restore(target.url, folderStorage(join(folder, 'restored')), archive)).rejects.toThrow(
    'damaged',
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('restored'))).toEqual([]);
});

it('restores files for its own account only', async () => {
  const archive = join(folder, 'again.tar.gz');
  await writeFile(archive, await packed(genuine));
  const place = join(folder, 'restored');
  const empty = await createTestDatabase();
  await restore(empty.url, folderStorage(place), archive);
  await empty.drop();
  const modes = await Promise.all(
    ['avatars/a.webp', 'avatars', '.'].map(async (name) => (await stat(join(place, name))).mode & 0o777),
  );
  expect(modes).toEqual([0o600, 0o700, 0o700]);
  expect((await readdir(folder)).filter((name) => name.startsWith('restored'))).toEqual(['restored']);
});

function withContent(name: string, content: Buffer): Entry {
  return { header: { name, size: content.length, type: 'file' }, content };
}

async function unpacked(archive: Buffer): Promise<readonly Entry[]> {
  const entries = extract();
  const gunzip = createGunzip();
  gunzip.pipe(entries);
  gunzip.end(archive);
  const found: Entry[] = [];
  for await (const entry of entries) found.push(withContent(entry.header.name, await buffer(entry)));
  return found;
}

/** Uncompressed, so that truncating bytes truncates as much content. */
async function packed(entries: readonly Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const { header, content } of entries) tar.entry(header, content);
  tar.finalize();
  return gzipSync(await buffer(tar), { level: 0 });
}
