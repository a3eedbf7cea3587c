/**
 * Output that nobody takes any more (a closed pipe, a full disk) is lost and nothing else: without a listener, the error
 * of a stream ends the process, and the database it looks after stays behind.
 */
export function surviveBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
