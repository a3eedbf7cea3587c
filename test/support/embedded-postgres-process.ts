import { startEmbeddedPostgres } from '../../server/kernel/database/embedded/embedded-postgres';

/** A process that uses the embedded PostgreSQL in argv[2], prints its URL and stops when stdin ends. */
async function main(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  process.stdout.write(`${server.url}\n`);
  process.stdin.on('end', () => void server.stop().then(() => process.exit(0))).resume();
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
