import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolders, removeData } from './embedded-data';

describe('the data of an installation', () => {
  let dataDir: string;
  const cluster = () => join(dataDir, 'postgres', 'cluster');
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kimari-data-'));
    await mkdir(cluster(), { recursive: true });
    await mkdir(join(dataDir, 'secrets'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('covers only the folders that Kimari created', async () => {
    await writeFile(join(dataDir, 'notes.txt'), 'mine');
    expect(await dataFolders(dataDir)).toEqual([join(dataDir, 'postgres'), join(dataDir, 'secrets')]);
    await removeData(dataDir);
    expect(await readdir(dataDir)).toEqual(['notes.txt']);
  });

  it('is removed together with its folder', async () => {
    await removeData(dataDir);
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
    expect(await dataFolders(dataDir)).toEqual([]);
  });

  it('is not removed while the database runs', async () => {
    await writeFile(join(cluster(), 'postmaster.pid'), `${process.pid}\n`);
    await expect(removeData(dataDir)).rejects.toThrow(`process ${process.pid}`);
    expect(await dataFolders(dataDir)).toHaveLength(2);
  });
});
