import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readTextIfAny, writeAtomically } from './files';
import { digestOf } from './hash';

/** Texts of versions by their digest. An entry that no longer has its digest counts as missing. */
export class ContentCache {
  readonly folder: string;

  constructor(root: string) {
    this.folder = join(root, 'content');
  }

  async get(digest: string): Promise<string | null> {
    const text = await readTextIfAny(this.fileOf(digest)).catch(() => null);
    return text !== null && digestOf(text) === digest ? text : null;
  }

  /** A cache that cannot be written, such as one on a full disk, is no reason to fail. */
  async put(digest: string, text: string): Promise<void> {
    await writeAtomically(this.fileOf(digest), text).catch(() => undefined);
  }

  async size(): Promise<{ readonly count: number; readonly bytes: number }> {
    const names = await readdir(this.folder, { recursive: true }).catch(() => []);
    const sizes = await Promise.all(names.map((name) => stat(join(this.folder, name))));
    const files = sizes.filter((entry) => entry.isFile());
    return { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
  }

  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private fileOf(digest: string): string {
    const hex = digest.replace(/^sha256:/, '');
    return join(this.folder, hex.slice(0, 2), hex);
  }
}
