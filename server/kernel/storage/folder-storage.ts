import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Storage, type StoredFile } from './storage';
import { codeOf, messageOf, StorageFailure, storeUnavailable } from './storage-failure';
import { contentTypeOf, type StoredName } from './stored-name';

/** Uploaded files may belong to private rules and accounts: only the server's own account reads them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Nothing has this name, or something that is no file. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Keeps files below a folder of this machine. What begins with a dot is its own, or somebody else's. */
export class FolderStorage extends Storage {
  readonly place: string;
  readonly stagePrefix: string;

  constructor(private readonly folder: string) {
    super();
    this.place = folder;
    this.stagePrefix = path.join(folder, '.restoring-');
  }

  /** The file is on the disk before it takes its name, so that a power cut leaves the old one or the new one. */
  put(name: StoredName, content: Uint8Array): Promise<void> {
    return this.attempt('write', name, async () => {
      await mkdir(this.folder, { recursive: true, mode: FOLDER_MODE });
      const unfinished = path.join(this.folder, `.unfinished-${randomUUID()}`);
      try {
        await writeFile(unfinished, content, { mode: FILE_MODE, flag: 'wx', flush: true });
        await this.take(name, unfinished);
      } finally {
        await rm(unfinished, { force: true });
      }
    });
  }

  adopt(name: StoredName, file: string): Promise<void> {
    return this.attempt('write', name, () => this.take(name, file));
  }

  read(name: StoredName): Promise<StoredFile | null> {
    return this.attempt('read', name, async () => {
      const handle = await open(this.pathOf(name)).catch(nullWhenAbsent);
      if (handle === null) return null;
      const stats = await handle.stat();
      if (stats.isFile())
        return { size: stats.size, contentType: contentTypeOf(name), content: handle.createReadStream() };
      await handle.close();
      return null;
    });
  }

  delete(name: StoredName): Promise<void> {
    return this.attempt('delete', name, async () => {
      await rm(this.pathOf(name)).catch(nullWhenAbsent);
    });
  }

  async *list(): AsyncIterable<string> {
    const entries = await this.attempt('list', '', () =>
      readdir(this.folder, { recursive: true, withFileTypes: true }).catch(nullWhenAbsent),
    );
    const files = (entries ?? []).filter((entry) => entry.isFile());
    yield* files
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep))
      .filter((parts) => !parts.some((part) => part.startsWith('.')))
      .map((parts) => parts.join('/'))
      .sort();
  }

  private async take(name: StoredName, file: string): Promise<void> {
    const place = this.pathOf(name);
    await mkdir(path.dirname(place), { recursive: true, mode: FOLDER_MODE });
    await rename(file, place);
  }

  private pathOf(name: StoredName): string {
    return path.join(this.folder, name);
  }

  private async attempt<Result>(verb: string, name: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw storeUnavailable(
        new StorageFailure(`Cannot ${verb} ${name} in ${this.folder}: ${messageOf(error)}`, codeOf(error), {
          cause: error,
        }),
      );
    }
  }
}

function nullWhenAbsent(error: unknown): null {
  if (ABSENT.has(codeOf(error))) return null;
  throw error;
}
