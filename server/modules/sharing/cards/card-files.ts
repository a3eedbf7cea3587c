import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** About 60 MB. */
const MAX_FILES = 1_000;
/** The folder is counted after this many new files, and the oldest are deleted down to the limit. */
const FILES_BETWEEN_COUNTS = 50;

/** Drawn cards in a folder, by digest. Losing them costs only time. */
export class CardFiles {
  private written = FILES_BETWEEN_COUNTS;

  constructor(
    private readonly folder: string,
    private readonly max = MAX_FILES,
    private readonly interval = FILES_BETWEEN_COUNTS,
  ) {
    this.written = interval;
  }

  /** A card, or null when it is not there or cannot be read. */
  async read(digest: string): Promise<Buffer | null> {
    return readFile(this.fileOf(digest)).catch(() => null);
  }

  /** Keeps a card. Several processes may do so at once. */
  async write(digest: string, png: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const temporary = path.join(this.folder, `${randomUUID()}.temporary`);
    try {
      await writeFile(temporary, png);
      await rename(temporary, this.fileOf(digest));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    this.written++;
    if (this.written < this.interval) return;
    this.written = 0;
    await this.deleteOldest();
  }

  private fileOf(digest: string): string {
    return path.join(this.folder, `${digest}.png`);
  }

  private async deleteOldest(): Promise<void> {
    const names = await readdir(this.folder);
    if (names.length <= this.max) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name);
        const written = await stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        );
        return { file, written };
      }),
    );
    files.sort((a, b) => b.written - a.written);
    for (const { file } of files.slice(this.max)) await rm(file, { force: true });
  }
}
