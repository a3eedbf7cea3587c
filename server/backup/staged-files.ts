import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../kernel/config/report-failure';
import { filesBelow, placeBelow } from './stored-files';

/** Uploaded files may belong to private rules and accounts: only the server's own account reads them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Files of an archive that wait beside their folder, on the same file system, until they may take their places. */
export class StagedFiles {
  private stage: string | null = null;

  /** @param folder where the files belong in the end */
  constructor(private readonly folder: string) {}

  /** Throws {@link StartError} for a name that leads out of the folder. */
  async add(name: string, content: Readable): Promise<void> {
    this.stage ??= await this.openStage();
    const place = placeBelow(this.stage, name);
    await mkdir(path.dirname(place), { recursive: true, mode: FOLDER_MODE });
    await pipeline(content, createWriteStream(place, { mode: FILE_MODE, flags: 'wx' }));
  }

  /** Throws {@link StartError} that says where the remaining files are when one cannot be moved. */
  async moveIntoPlace(): Promise<void> {
    const stage = this.stage;
    if (stage === null) return;
    try {
      for (const name of await filesBelow(stage)) {
        const place = placeBelow(this.folder, name);
        await mkdir(path.dirname(place), { recursive: true, mode: FOLDER_MODE });
        await rename(path.join(stage, name), place);
      }
    } catch (cause) {
      this.stage = null;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(
        `The database is restored, but not all files are (${reason}): move what is left in ${stage} to ${this.folder}`,
        { cause },
      );
    }
  }

  /** Removes what did not take its place. */
  async discard(): Promise<void> {
    if (this.stage !== null) await rm(this.stage, { recursive: true, force: true });
    this.stage = null;
  }

  private async openStage(): Promise<string> {
    await mkdir(path.dirname(this.folder), { recursive: true, mode: FOLDER_MODE });
    return mkdtemp(`${this.folder}.restoring-`);
  }
}
