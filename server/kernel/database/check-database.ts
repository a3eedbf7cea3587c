import type { Client } from 'pg';
import { SECOND } from '@kimari/common/durations';
import type { Diagnosis } from '../health/checks/diagnosis';
import { schemaDoubt } from './migrate';
import { singleClient } from './single-client';

/** Milliseconds between the two clocks from which log lines and certificates become misleading. */
const WARN_FROM = 5 * SECOND;
/** Sessions, tokens and mails of each process need a connection that nothing else holds. */
const MOST_IN_USE = 0.9;
const MEGABYTE = 1024 ** 2;

type Facts = {
  readonly version: string;
  readonly bytes: string;
  readonly inUse: number;
  readonly most: number;
  readonly isReadOnly: boolean;
};

/** The state of the database: version, size, schema, clock, and whether it takes changes. */
export async function checkDatabase(url: string): Promise<readonly Diagnosis[]> {
  const client = singleClient({ connectionString: url });
  await client.connect();
  try {
    return [...(await factsOf(client, url)), await clockOf(client)];
  } finally {
    await client.end();
  }
}

async function factsOf(client: Client, url: string): Promise<readonly Diagnosis[]> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version') as version,
            pg_database_size(current_database()) as bytes,
            (select count(*)::int from pg_stat_activity where datname is not null) as "inUse",
            current_setting('max_connections')::int as most,
            current_setting('transaction_read_only')::bool as "isReadOnly"`,
  );
  const [facts] = rows;
  if (!facts) return [];
  const { version, bytes, inUse, most, isReadOnly } = facts;
  const schema = await schemaDoubt(url);
  const size = `PostgreSQL ${version}, ${Math.ceil(Number(bytes) / MEGABYTE).toLocaleString('en')} MB`;
  const doubts = [
    ...(isReadOnly ? ['it takes no changes: see its disk, and whether it is a replica'] : []),
    ...(schema === null ? [] : [`it ${schema}`]),
    ...(inUse > most * MOST_IN_USE
      ? [
          `${inUse} of ${most} connections are in use: lower DATABASE_POOL_SIZE or WEB_CONCURRENCY, or raise max_connections`,
        ]
      : []),
  ];
  const [first] = doubts;
  if (first === undefined)
    return [{ part: 'database', verdict: 'good', message: `${size}, with the schema of this release` }];
  return doubts.map((doubt) => ({ part: 'database', verdict: 'doubtful', message: `${size}; ${doubt}` }));
}

async function clockOf(client: Client): Promise<Diagnosis> {
  const before = Date.now();
  const { rows } = await client.query<{ time: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as time',
  );
  const ahead = (before + Date.now()) / 2 - (rows[0]?.time ?? NaN);
  if (Math.abs(ahead) < WARN_FROM)
    return { part: 'clock', verdict: 'good', message: 'this machine and the database agree on the time' };
  const seconds = Math.round(Math.abs(ahead) / SECOND).toLocaleString('en');
  return {
    part: 'clock',
    verdict: 'doubtful',
    message: `this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the database, by which Kimari goes: set both by NTP`,
  };
}
