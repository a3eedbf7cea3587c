import type { ExitCode } from '../exit-codes';
import type { JsonObject } from '../lib/json';

/** What a command found out or did: for programs, and for people. */
export type Outcome = {
  readonly data: JsonObject;
  /** For standard output. */
  readonly text?: string;
  /** What accompanies the text, below it; not for pipes. */
  readonly note?: string;
  readonly exit?: ExitCode;
};
