import type { Client } from 'pg';
import { SettingsError } from '../config/settings-error';
import { singleClient } from './single-client';

/**
 * Milliseconds to wait for an external server to accept a connection. Generous, because loading modules can block this
 * process for seconds on a busy machine.
 */
const CONNECT_TIMEOUT = 20_000;
const OLDEST_MAJOR = 14;

/**
 * Checks that DATABASE_URL points to a supported PostgreSQL and to a database that Kimari can run on. Throws
 * {@link SettingsError}, which never shows the password.
 *
 * @param options.onlyReads whether any database of a supported server will do
 */
export async function requirePostgres(
  url: string,
  { onlyReads = false }: { readonly onlyReads?: boolean } = {},
): Promise<void> {
  let client: Client | null = null;
  try {
    client = singleClient({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT });
    await client.connect();
    await requireVersion(client);
    if (!onlyReads) await requireUsableDatabase(client);
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

type Abilities = {
  readonly database: string;
  readonly account: string;
  /** Who would own a database made like this one: its owner, if the account has the rights of that role. */
  readonly owner: string;
  readonly encoding: string;
  readonly isMade: boolean;
  readonly maySchema: boolean;
  readonly mayExtend: boolean;
};

/**
 * Search and lengths need UTF-8. Creating tables needs a schema where the account may create; since PostgreSQL 15 that
 * takes a grant. A database that has its tables is left to the migrations, which need the rights only if any is
 * pending.
 */
async function requireUsableDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<Abilities>(
    `select quote_ident(current_database()) as database, quote_ident(current_user) as account,
            (select quote_ident(case when pg_has_role(d.datdba, 'usage') then pg_get_userbyid(d.datdba)
                                     else current_user end)
               from pg_database d where d.datname = current_database()) as owner,
            current_setting('server_encoding') as encoding,
            to_regclass('schema_migrations') is not null as "isMade",
            coalesce(has_schema_privilege(current_schema(), 'create'), false) as "maySchema",
            exists (select from pg_extension where extname = 'pg_trgm')
              or has_database_privilege(current_database(), 'create') as "mayExtend"`,
  );
  const [found] = rows;
  if (!found) return;
  const { database, account, owner, encoding, isMade, maySchema, mayExtend } = found;
  if (encoding !== 'UTF8')
    throw new SettingsError(
      `Setting DATABASE_URL is not usable: the database ${database} is in ${encoding}, and Kimari needs UTF8. Make another one: create database NAME owner ${owner} encoding 'UTF8' template template0`,
    );
  if (isMade || (maySchema && mayExtend)) return;
  throw new SettingsError(
    `Setting DATABASE_URL is not usable: the account ${account} may not create ${maySchema ? 'the extension pg_trgm' : 'tables'} in the database ${database}. As its owner or a superuser, run: alter database ${database} owner to ${account}`,
  );
}

/** When every address of a host fails, Node throws an AggregateError without a message. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
