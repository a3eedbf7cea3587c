import { AppError } from '../errors/app-error';
import { SettingsError } from './settings-error';
import { EmbeddedPostgresError } from '../database/embedded/embedded-postgres-error';

/** A failed start whose message is written for the user; no stack is printed. */
export class StartError extends Error {
  /** 1 unless a command gives the failure a code of its own. */
  readonly exitCode: number;

  constructor(
    message: string,
    { exitCode = 1, ...options }: ErrorOptions & { readonly exitCode?: number } = {},
  ) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** Prints why the process failed and exits with a code other than 0. */
export function reportFailure(error: unknown): void {
  const isExplained =
    error instanceof SettingsError || error instanceof EmbeddedPostgresError || error instanceof StartError;
  process.stderr.write(isExplained ? `${error.message}\n` : `Kimari failed: ${describe(error)}\n`);
  process.exit(error instanceof StartError ? error.exitCode : 1);
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ');
  if (!(error instanceof Error)) return String(error);
  // An AppError's message is only a translation key; its cause is more useful.
  if (error instanceof AppError && error.cause !== undefined) return describe(error.cause);
  return 'code' in error ? error.message : (error.stack ?? error.message);
}
