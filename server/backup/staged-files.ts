import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../kernel/config/report-failure';
import { AppError } from '../kernel/errors/app-error';
import type { Storage } from '../kernel/storage/storage';
import { codeOf, messageOf } from '../kernel/errors/thrown';
import { type StoredName, toStoredName } from '../kernel/storage/stored-name';

/** Uploaded files may be private, so only the server's account can read them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Error codes for two files with one name, or a file whose name is also a folder. */
const NAME_CONFLICTS = new Set(['EEXIST', 'ENOTDIR', 'EISDIR']);

/** Files of an archive, staged on disk until they are moved to the storage. */
export class StagedFiles {
  private stage: string | null = null;
  /** The parent folder, if it was created for staging. */
  private createdParent: string | undefined;
  private readonly names: StoredName[] = [];

  constructor(private readonly storage: Storage) {}

  /** Throws {@link StartError} for an invalid or duplicate name. */
  async add(text: string, content: Readable): Promise<void> {
    const name = toStoredName(text);
    if (name === null) throw new StartError(`The archive contains a file with an invalid name: ${text}`);
    this.stage ??= await this.openStage();
    const file = path.join(this.stage, name);
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: FOLDER_MODE });
      await pipeline(content, createWriteStream(file, { mode: FILE_MODE, flags: 'wx' }));
    } catch (cause) {
      if (!NAME_CONFLICTS.has(codeOf(cause))) throw cause;
      throw new StartError(`The archive contains two files with conflicting names: ${text}`, { cause });
    }
    this.names.push(name);
  }

  /** Moves all files to the storage. Throws {@link StartError} with the location of the remaining files on failure. */
  async moveIntoPlace(): Promise<void> {
    const stage = this.stage;
    if (stage === null) return;
    try {
      for (const name of this.names) await this.storage.adopt(name, path.join(stage, name));
    } catch (error) {
      this.stage = null;
      const cause = error instanceof AppError ? error.cause : error;
      throw new StartError(
        `The database is restored, but some files are not (${messageOf(cause)}): move the files in ${stage} to ${this.storage.location}`,
        { cause },
      );
    }
  }

  /** Deletes the staged files that have not been moved. */
  async discard(): Promise<void> {
    if (this.stage !== null) await rm(this.stage, { recursive: true, force: true });
    // rmdir fails, as intended, when the folder is not empty.
    if (this.createdParent !== undefined) await rmdir(this.createdParent).catch(() => undefined);
    this.stage = null;
    this.createdParent = undefined;
  }

  /** Checks first that the storage is available, so that an outage fails the restore before it starts. */
  private async openStage(): Promise<string> {
    await this.storage.list()[Symbol.asyncIterator]().next();
    const folder = path.dirname(this.storage.stagingPrefix);
    this.createdParent = (await mkdir(folder, { recursive: true, mode: FOLDER_MODE })) && folder;
    return mkdtemp(this.storage.stagingPrefix);
  }
}
