import pino, { type Logger } from 'pino';
import type { Env } from '../config/env';
import { createLogger } from '../logging/logger';

type Line = {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
};

/** The number of the level `error` in a line. */
const ERROR = 50;
/** Levels that ask for the whole log, as a developer reads it. */
const WHOLE: readonly Env['LOG_LEVEL'][] = ['debug', 'trace'];

/**
 * The logger of a command: what goes wrong beside its work is a sentence on standard error, without a stack, for the person
 * who typed the command. With `LOG_LEVEL=debug`, it is the log of the server.
 */
export function createCommandLogger(
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  output: typeof process.stderr = process.stderr,
): Logger {
  if (WHOLE.includes(LOG_LEVEL)) return createLogger({ LOG_LEVEL }, output);
  const level = LOG_LEVEL === 'info' ? 'warn' : LOG_LEVEL;
  return pino({ level }, { write: (line: string) => void output.write(`${sentenceOf(line)}\n`) });
}

function sentenceOf(line: string): string {
  const { level, msg = '', err } = JSON.parse(line) as Line;
  const word = level >= ERROR ? 'Error' : 'Warning';
  return [word, msg, ...(err?.message ? [err.message] : [])].join(': ');
}
