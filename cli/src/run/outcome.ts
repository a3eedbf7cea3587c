import type { ExitCode } from '../exit-codes';
import type { JsonObject } from '../lib/json';

/** The result of a command, for programs and for people. */
export type Outcome = {
  readonly data: JsonObject;
  /** For standard output. */
  readonly text?: string;
  /** A note below the text, on terminals only. */
  readonly note?: string;
  readonly exit?: ExitCode;
};
