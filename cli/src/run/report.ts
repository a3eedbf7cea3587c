import { EXIT, type ExitCode } from '../exit-codes';
import { Failure } from '../failure';
import type { Terminal } from '../terminal/terminal';
import { clean } from '../texts/clean';
import type { Translate } from '../texts/translate';
import type { Outcome } from './outcome';

/** Version of the shape of `--json`; see docs/cli.md. */
const JSON_SCHEMA = 1;

/** Prints the result of a command; returns the exit code. */
export function reportOutcome(
  terminal: Terminal,
  command: string,
  { data, text, note, exit = EXIT.ok }: Outcome,
): ExitCode {
  if (terminal.isJson)
    terminal.print(json({ schema: JSON_SCHEMA, command, ok: exit === EXIT.ok, exitCode: exit, ...data }));
  else if (text !== undefined) terminal.print(text);
  if (note !== undefined) terminal.say(terminal.err.dim(note));
  return exit;
}

/** Explains an error: what happened, why, and what to do. Returns the exit code. */
export function reportFailure(terminal: Terminal, t: Translate, command: string, error: unknown): ExitCode {
  const failure = error instanceof Failure ? error : unexpected(error);
  const message = t(...failure.says);
  const hint = failure.hint ? t(...failure.hint) : null;
  if (terminal.isJson) {
    const { code, exit, detail, fields } = failure;
    const facts = {
      code,
      message,
      ...(detail === undefined ? {} : { detail }),
      ...(hint === null ? {} : { hint }),
      ...fields,
    };
    terminal.print(json({ schema: JSON_SCHEMA, command, ok: false, exitCode: exit, error: facts }));
    return exit;
  }
  terminal.warn(`${terminal.err.red(terminal.err.bold(t('error.prefix')))} ${message}`);
  if (failure.detail !== undefined) terminal.warn(clean(failure.detail).replace(/^/gm, '  '));
  if (hint !== null) terminal.warn(hint);
  terminal.warn(terminal.err.dim(t('error.code', { code: failure.code })));
  if (failure.cause instanceof Error && failure.cause.stack) terminal.detail(clean(failure.cause.stack));
  return failure.exit;
}

/** JSON without characters that a terminal obeys: escaped, they read back as the same text. */
function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|\udb40[\udc00-\udc7f]/g,
    (text) =>
      Array.from(
        { length: text.length },
        (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
      ).join(''),
  );
}

/** System errors are explained by their code; everything else is a defect. */
function unexpected(error: unknown): Failure {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (
    code === 'ENOSPC' ||
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    code === 'EISDIR' ||
    code === 'ENOTDIR'
  )
    return new Failure({
      code: 'NOT_WRITABLE',
      says: ['files.not_writable', { path: path ?? '', reason: code }],
      cause: error,
    });
  return new Failure({
    code: 'INTERNAL',
    says: ['error.internal', { message: message ?? String(error) }],
    cause: error,
  });
}
