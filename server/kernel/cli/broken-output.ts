/**
 * Ignores write errors of stdout and stderr (a closed pipe, a full disk). Without a listener they would end the process and
 * leave its database running.
 */
export function surviveBrokenOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
