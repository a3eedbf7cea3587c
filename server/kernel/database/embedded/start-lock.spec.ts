import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withStartLock } from './start-lock';

describe('withStartLock', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kimari-start-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('lets one at a time work, and leaves nothing behind', async () => {
    const lockFile = join(folder, 'starting.lock');
    let working = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      working += 1;
      most = Math.max(most, working);
      await readdir(folder);
      working -= 1;
    };
    await Promise.all([withStartLock(lockFile, work), withStartLock(lockFile, work)]);
    expect(most).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });
});
