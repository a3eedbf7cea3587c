import type { Readable } from 'node:stream';
import type { StoredName } from './stored-name';

/** An opened file. The receiver must read the content to its end or destroy it. */
export type StoredFile = {
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  readonly content: Readable;
};

/**
 * Port: stores uploaded files. Writes are atomic. Every method throws `Unavailable` with the cause for the log when the
 * store fails; so does the content stream when a download is interrupted.
 */
export abstract class Storage {
  /** A description of the folder or bucket for messages. */
  abstract readonly location: string;
  /** The path prefix for staging folders, from which {@link adopt} can move files, if possible without copying. */
  abstract readonly stagingPrefix: string;

  /** Creates or replaces a file. */
  abstract put(name: StoredName, content: Uint8Array): Promise<void>;

  /** Moves a complete local file into the store. */
  abstract adopt(name: StoredName, file: string): Promise<void>;

  /** Opens a file; null when it does not exist. */
  abstract read(name: StoredName): Promise<StoredFile | null>;

  /** Deletes a file if it exists. */
  abstract delete(name: StoredName): Promise<void>;

  /** The names of all files in order, including foreign files whose names Kimari would not use. */
  abstract list(): AsyncIterable<string>;
}
