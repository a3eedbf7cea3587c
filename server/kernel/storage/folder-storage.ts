import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, messageOf } from '../errors/thrown';
import { Storage, type StoredFile } from './storage';
import { StorageFailure, storeUnavailable } from './storage-failure';
import { contentTypeOf, type StoredName } from './stored-name';

/** Uploaded files may be private, so only the server's account can read them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Error codes for a missing file and for a folder of that name. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Stores files in a local folder. Names that begin with a dot are temporary or foreign files and are ignored. */
export class FolderStorage extends Storage {
  readonly location: string;
  readonly stagingPrefix: string;

  constructor(private readonly folder: string) {
    super();
    this.location = folder;
    this.stagingPrefix = path.join(folder, '.restoring-');
  }

  /** Flushes the file before renaming it, so that a power failure leaves either the old or the new content. */
  put(name: StoredName, content: Uint8Array): Promise<void> {
    return this.attempt('write', name, async () => {
      await mkdir(this.folder, { recursive: true, mode: FOLDER_MODE });
      const temporary = path.join(this.folder, `.temporary-${randomUUID()}`);
      try {
        await writeFile(temporary, content, { mode: FILE_MODE, flag: 'wx', flush: true });
        await this.take(name, temporary);
      } finally {
        await rm(temporary, { force: true });
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
    const location = this.pathOf(name);
    await mkdir(path.dirname(location), { recursive: true, mode: FOLDER_MODE });
    await rename(file, location);
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
