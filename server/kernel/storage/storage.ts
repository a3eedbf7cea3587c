import type { Readable } from 'node:stream';
import type { StoredName } from './stored-name';

/** A file as it is read. Whoever gets it reads the content to its end or destroys it. */
export type StoredFile = {
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  readonly content: Readable;
};

/**
 * Port: keeps uploaded files. What is written appears whole or not at all. Every method throws `Unavailable`, with the
 * cause for the log, when the store does not do its work; so does the content of a file that breaks off.
 */
export abstract class Storage {
  /** What it is, for people: a folder or a bucket. */
  abstract readonly place: string;
  /** What the path of a folder begins with whose files {@link adopt} can take over without a second copy. */
  abstract readonly stagePrefix: string;

  /** Writes a file, or replaces the one that has this name. */
  abstract put(name: StoredName, content: Uint8Array): Promise<void>;

  /** Takes over a finished file from the disk: it is gone from there afterwards. */
  abstract adopt(name: StoredName, file: string): Promise<void>;

  /** Opens a file; null when there is none. */
  abstract read(name: StoredName): Promise<StoredFile | null>;

  /** Removes a file; one that is not there is no error. */
  abstract delete(name: StoredName): Promise<void>;

  /** Names of everything in the store, in order, also of what somebody else put there under a name that Kimari would not give. */
  abstract list(): AsyncIterable<string>;
}
