import { EXIT, type ExitCode } from './exit-codes';
import type { TextKey, TextValues } from './texts/translate';

/** A text of the program: its key and what fills it in. */
export type Phrase = readonly [key: TextKey, values?: TextValues];

type Facts = {
  /** Stable word for programs; that of the API where the API refused. */
  readonly code: string;
  readonly says: Phrase;
  readonly exit?: ExitCode;
  /** Advice for the reader. */
  readonly hint?: Phrase;
  /** A message of the registry, which is already in the reader's language. */
  readonly detail?: string;
  /** Further fields of the error in JSON. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
};

/** An error that the program explains to its user: what happened, why, and what to do. */
export class Failure extends Error {
  readonly code: string;
  readonly says: Phrase;
  readonly exit: ExitCode;
  readonly hint: Phrase | undefined;
  readonly detail: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor({ code, says, exit = EXIT.failed, hint, detail, fields = {}, cause }: Facts) {
    super(code, { cause });
    this.code = code;
    this.says = says;
    this.exit = exit;
    this.hint = hint;
    this.detail = detail;
    this.fields = fields;
  }

  /** The same error with more to say. */
  with(more: Partial<Facts>): Failure {
    const { code, says, exit, hint, detail, fields, cause } = this;
    return new Failure({
      ...{ code, says, exit, fields, cause },
      ...(hint ? { hint } : {}),
      ...(detail === undefined ? {} : { detail }),
      ...more,
    });
  }
}

/** A wrong use of the command line. */
export function usageFailure(says: Phrase, hint?: Phrase): Failure {
  return new Failure({ code: 'USAGE', says, exit: EXIT.usage, ...(hint ? { hint } : {}) });
}
