import { AppError } from '../errors/app-error';
import { SettingsError } from './settings-error';
import { EmbeddedPostgresError } from '../database/embedded/embedded-postgres-error';

/** A failed start whose message already says everything that the person at the terminal can use. */
export class StartError extends Error {}

/** Says in one line why the process could not do its work, and ends it with code 1. */
export function reportFailure(error: unknown): void {
  const isExplained =
    error instanceof SettingsError || error instanceof EmbeddedPostgresError || error instanceof StartError;
  process.stderr.write(isExplained ? `${error.message}\n` : `Kimari failed: ${describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join('; ');
  if (!(error instanceof Error)) return String(error);
  // A refusal of the domain is but a key of a text; what stands behind it says more.
  if (error instanceof AppError && error.cause !== undefined) return describe(error.cause);
  return 'code' in error ? error.message : (error.stack ?? error.message);
}
