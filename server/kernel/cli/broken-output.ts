/**
 * Ignores write errors of stdout and stderr (a closed pipe, a full disk). Without a listener they would end the process and
 * leave its database running.
 */
export function surviveBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * Lets a command end its work although its output is lost, and says so in one line and by exit code 1. Who closes a pipe has
 * read enough: that is no failure.
 */
export function reportBrokenOutput(): void {
  process.stdout.off('error', report).on('error', report);
  process.stderr.off('error', ignore).on('error', ignore);
}

/** Ends the process at once. What could not be written is known by then, but the stream has not told its listeners yet. */
export function exitAfterOutput(): never {
  const { errored } = process.stdout;
  if (errored) report(errored);
  process.exit(process.exitCode ?? 0);
}

/** The process's own stream emits an error for each write. */
let isReported = false;

function report(error: Error & { readonly code?: string }): void {
  if (isReported || error.code === 'EPIPE') return;
  isReported = true;
  process.exitCode = 1;
  process.stderr.write(`The output could not be written: ${error.message}\n`);
}

function ignore(): void {
  // There is nowhere to say it.
}
