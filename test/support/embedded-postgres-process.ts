import { startEmbeddedPostgres } from '../../server/kernel/database/embedded/embedded-postgres';

/** A process of its own that uses the embedded PostgreSQL of argv[2]; says the address, and stops when its input ends. */
async function main(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  process.stdout.write(`${server.url}\n`);
  process.stdin.on('end', () => void server.stop().then(() => process.exit(0))).resume();
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
