import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../kernel/config/report-failure';
import { AppError } from '../kernel/errors/app-error';
import type { Storage } from '../kernel/storage/storage';
import { codeOf, messageOf } from '../kernel/storage/storage-failure';
import { type StoredName, toStoredName } from '../kernel/storage/stored-name';

/** Uploaded files may belong to private rules and accounts: only the server's own account reads them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Two files of one name, or a file below another one. */
const TAKEN = new Set(['EEXIST', 'ENOTDIR', 'EISDIR']);

/** Files of an archive that wait on the disk until the storage may have them. */
export class StagedFiles {
  private stage: string | null = null;
  /** A folder that was made for the stage alone. */
  private made: string | undefined;
  private readonly names: StoredName[] = [];

  constructor(private readonly storage: Storage) {}

  /** Throws {@link StartError} for a name that no stored file has, or that was there before. */
  async add(text: string, content: Readable): Promise<void> {
    const name = toStoredName(text);
    if (name === null) throw new StartError(`The archive holds a file that Kimari cannot keep: ${text}`);
    this.stage ??= await this.openStage();
    const place = path.join(this.stage, name);
    try {
      await mkdir(path.dirname(place), { recursive: true, mode: FOLDER_MODE });
      await pipeline(content, createWriteStream(place, { mode: FILE_MODE, flags: 'wx' }));
    } catch (cause) {
      if (!TAKEN.has(codeOf(cause))) throw cause;
      throw new StartError(`The archive holds two files where only one can be: ${text}`, { cause });
    }
    this.names.push(name);
  }

  /** Throws {@link StartError} that says where the remaining files are when one cannot be moved. */
  async moveIntoPlace(): Promise<void> {
    const stage = this.stage;
    if (stage === null) return;
    try {
      for (const name of this.names) await this.storage.adopt(name, path.join(stage, name));
    } catch (error) {
      this.stage = null;
      const cause = error instanceof AppError ? error.cause : error;
      throw new StartError(
        `The database is restored, but not all files are (${messageOf(cause)}): move what is left in ${stage} to ${this.storage.location}`,
        { cause },
      );
    }
  }

  /** Removes what did not take its place. */
  async discard(): Promise<void> {
    if (this.stage !== null) await rm(this.stage, { recursive: true, force: true });
    // It stays when it holds something, which is as it should be.
    if (this.made !== undefined) await rmdir(this.made).catch(() => undefined);
    this.stage = null;
    this.made = undefined;
  }

  /** Asks the storage something first: one that is away shall stop the restoring before anything is restored. */
  private async openStage(): Promise<string> {
    await this.storage.list()[Symbol.asyncIterator]().next();
    const folder = path.dirname(this.storage.stagingPrefix);
    this.made = (await mkdir(folder, { recursive: true, mode: FOLDER_MODE })) && folder;
    return mkdtemp(this.storage.stagingPrefix);
  }
}
