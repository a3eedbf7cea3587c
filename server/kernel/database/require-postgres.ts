import type { Client } from 'pg';
import { SettingsError } from '../config/settings-error';
import { singleClient } from './single-client';

/**
 * Milliseconds to wait for an external server to accept a connection. Generous, because loading modules can block this
 * process for seconds on a busy machine.
 */
const CONNECT_TIMEOUT = 20_000;
const OLDEST_MAJOR = 14;

/** Checks that DATABASE_URL points to a supported PostgreSQL. Throws {@link SettingsError}, which never shows the password. */
export async function requirePostgres(url: string): Promise<void> {
  let client: Client | null = null;
  try {
    client = singleClient({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT });
    await client.connect();
    await requireVersion(client);
  } catch (cause) {
    if (cause instanceof SettingsError) throw cause;
    throw new SettingsError(`Setting DATABASE_URL is not usable: ${reasonOf(cause)}`, { cause });
  } finally {
    await client?.end().catch(() => undefined);
  }
}

async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string; major: number }>(
    `select current_setting('server_version') as version,
            current_setting('server_version_num')::int / 10000 as major`,
  );
  const [server] = rows;
  if (server && server.major >= OLDEST_MAJOR) return;
  throw new SettingsError(
    `Setting DATABASE_URL is not usable: PostgreSQL ${server?.version ?? '?'} is too old, the oldest supported version is ${OLDEST_MAJOR}`,
  );
}

/** When every address of a host fails, Node throws an AggregateError without a message. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
