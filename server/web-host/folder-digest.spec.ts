import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderDigest } from './folder-digest';

describe('the digest of a folder', () => {
  let parent: string;
  let folder: string;
  const inFolder = (file: string) => path.join(folder, file);
  const digest = async (of = folder) => (await folderDigest(of)).toString('hex');

  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'kimari-digest-'));
    folder = path.join(parent, 'worker');
    await mkdir(inFolder('packages'), { recursive: true });
    await writeFile(inFolder('worker.js'), 'render()');
    await writeFile(inFolder('packages/grammar.js'), '{}');
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('is that of a copy at another place', async () => {
    const copy = path.join(parent, 'copy');
    await cp(folder, copy, { recursive: true });
    expect(await digest(copy)).toBe(await digest());
  });

  it.each<[string, () => Promise<void>]>([
    ['the content of a file', () => writeFile(inFolder('packages/grammar.js'), '{ }')],
    ['the name of a file', () => rename(inFolder('worker.js'), inFolder('main.js'))],
    ['the number of files', () => writeFile(inFolder('packages/empty.js'), '')],
  ])('changes with %s', async (_, change) => {
    const before = await digest();
    await change();
    expect(await digest()).not.toBe(before);
  });
});
