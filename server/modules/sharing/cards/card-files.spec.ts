import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CardFiles } from './card-files';

describe('kept cards', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kimari-cards-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('returns a card that was kept, and null for any other', async () => {
    const files = new CardFiles(path.join(folder, 'cards'));
    await files.write('aa', Buffer.from('one'));
    expect((await files.read('aa'))?.toString()).toBe('one');
    expect(await files.read('bb')).toBeNull();
  });

  it('keeps only so many', async () => {
    const files = new CardFiles(folder, 3, 1);
    for (const digest of ['a', 'b', 'c', 'd', 'e']) await files.write(digest, Buffer.from(digest));
    expect(await readdir(folder)).toHaveLength(3);
    expect(await files.read('e')).not.toBeNull();
  });
});
