import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBytesIfAny, writeAtomically } from '../lib/files';
import { digestOf } from '../lib/hash';

/** Texts of versions by their digest. An entry that no longer has its digest counts as missing. */
export class ContentCache {
  /** Null for a user without a folder to keep anything in. */
  readonly folder: string | null;

  constructor(root: string | null) {
    this.folder = root === null ? null : join(root, 'content');
  }

  async get(digest: string): Promise<string | null> {
    const file = this.fileOf(digest);
    const text = file === null ? null : await readExactly(file);
    return text !== null && digestOf(text) === digest ? text : null;
  }

  /** A cache that cannot be written, such as one on a full disk, is no reason to fail. */
  async put(digest: string, text: string): Promise<void> {
    const file = this.fileOf(digest);
    if (file !== null) await writeAtomically(file, text).catch(() => undefined);
  }

  async size(): Promise<{ readonly count: number; readonly bytes: number }> {
    const { folder } = this;
    const names = folder === null ? [] : await readdir(folder, { recursive: true }).catch(() => []);
    const sizes = await Promise.all(names.map((name) => stat(join(folder ?? '', name))));
    const files = sizes.filter((entry) => entry.isFile());
    return { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
  }

  async clear(): Promise<void> {
    if (this.folder !== null) await rm(this.folder, { recursive: true, force: true });
  }

  private fileOf(digest: string): string | null {
    if (this.folder === null) return null;
    const hex = digest.replace(/^sha256:/, '');
    return join(this.folder, hex.slice(0, 2), hex);
  }
}

/** Texts of the registry may have characters that no file of a project may have, so this reads whatever is UTF-8. */
async function readExactly(file: string): Promise<string | null> {
  const bytes = await readBytesIfAny(file).catch(() => null);
  return bytes?.toString('utf8') ?? null;
}
