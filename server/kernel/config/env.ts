import path from 'node:path';
import { z } from 'zod';
import { folderAddress, parseStorageUrl, type StorageAddress } from '../storage/storage-address';
import { makeDataFolder } from './data-folder';
import { keptSecret } from './kept-secret';
import { SettingsError } from './settings-error';
import { isTrustProxy, readTrustProxy } from './trust-proxy';
import { shortcomingOf, SHORTEST_SECRET } from './weak-secret';

/** Random bytes of a secret that Kimari makes. */
const SECRET_BYTES = 48;

const port = z.coerce.number().int().min(1).max(65535);
const switchOf = (initial: 'on' | 'off') => z.enum(['on', 'off']).default(initial);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const storageUrl = z.string().transform((text, context): StorageAddress => {
  const address = parseStorageUrl(text);
  if (address.kind !== 'unusable') return address;
  context.addIssue({ code: 'custom', message: address.reason });
  return z.NEVER;
});
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** `name@host`, alone or as `Name <name@host>`; a line break would begin another header. */
const SENDER = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Every environment variable: its form, its default and what it means. `.env.example` is made from it. */
const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('production')
    .describe('production unless told otherwise'),
  PORT: port.default(3000).describe('where the server listens'),
  HOST: z.string().default('127.0.0.1').describe('address to listen on; 0.0.0.0 in a container'),
  APP_URL: httpUrl.optional().describe('public origin, in links and mails; default http://localhost:$PORT'),
  DATA_DIR: z.string().default('./data').describe('everything the embedded default keeps'),
  DATABASE_URL: postgresUrl
    .optional()
    .describe('an external PostgreSQL >= 14; none: embedded PostgreSQL in DATA_DIR'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10).describe('connections per process'),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1).describe('processes sharing the port'),
  JWT_SECRET: z.string().optional().describe('>= 32 bytes; none: made once and kept in DATA_DIR'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('real mail; none: files in DATA_DIR/outbox'),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'give an address, or Name <address>')
    .default('Kimari <no-reply@localhost>')
    .describe('sender of mails'),
  STORAGE_URL: storageUrl
    .optional()
    .describe(
      'uploaded files: file:/path or s3://bucket?endpoint=https://host&region=name; none: DATA_DIR/files',
    ),
  AWS_ACCESS_KEY_ID: z
    .string()
    .regex(/^[!-~]+$/, 'it has spaces or characters that no key has')
    .optional()
    .describe('key of an S3 bucket in STORAGE_URL'),
  AWS_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'it has spaces or characters that no key has')
    .optional()
    .describe('secret of that key'),
  RATE_LIMIT: switchOf('on').describe('off for load tests; only where APP_URL is a loopback address'),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .refine(isTrustProxy, 'give true, false, a number of proxies, or addresses and networks with commas')
    .transform(readTrustProxy)
    .describe("Express's trust proxy value"),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('how much is logged'),
  ADMIN_EMAILS: list.pipe(z.array(z.email())).default([]).describe('accounts that are administrators'),
  DEMO: z
    .enum(['on', 'off'])
    .optional()
    .describe('the demo set; default on with the embedded database, else off'),
});

type Settings = z.infer<typeof settings>;

/** The settings of this process, checked and complete. */
export type Env = Readonly<
  Omit<Settings, 'APP_URL' | 'JWT_SECRET' | 'STORAGE_URL' | 'DEMO'> & {
    APP_URL: string;
    JWT_SECRET: string;
    STORAGE_URL: StorageAddress;
    DEMO: 'on' | 'off';
  }
>;

/** Settings of parts that do not exist yet, with what they would switch on. */
const NOT_BUILT: readonly (readonly [name: string, part: string])[] = [
  ['DATABASE_REPLICA_URLS', 'read replicas'],
  ['REDIS_URL', 'Redis'],
  ['METRICS', 'metrics'],
  ['METRICS_PORT', 'metrics'],
  ['GITHUB_CLIENT_ID', 'sign-in with GitHub'],
  ['GITHUB_CLIENT_SECRET', 'sign-in with GitHub'],
  ['GOOGLE_CLIENT_ID', 'sign-in with Google'],
  ['GOOGLE_CLIENT_SECRET', 'sign-in with Google'],
];

const STORAGE_KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** A setting as documentation shows it; the initial value is empty where there is none. */
export type SettingDescription = {
  readonly name: string;
  readonly description: string;
  readonly initial: string;
};

/** Every setting, in the order of the documentation. */
export function describeSettings(): readonly SettingDescription[] {
  return Object.entries(settings.shape).map(([name, field]) => {
    const initial = field.parse(undefined) ?? '';
    return {
      name,
      description: field.description ?? '',
      // A setting that becomes a list or an address is empty in the beginning.
      initial: typeof initial === 'object' ? '' : String(initial),
    };
  });
}

/** DATA_DIR alone, for what has to work without usable settings; makes nothing. */
export function readDataDir(source: Readonly<Record<string, string | undefined>> = process.env): string {
  return path.resolve(settings.shape.DATA_DIR.parse(source['DATA_DIR'] || undefined));
}

/** Reads and checks the environment; empty values count as missing. Throws {@link SettingsError}. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  refuseNotBuilt(given);
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(
      `Setting ${issue?.path.join('.') ?? '?'} is not usable: ${issue?.message ?? 'unknown'}`,
    );
  }
  const values = parsed.data;
  const appUrl = values.APP_URL ?? `http://localhost:${values.PORT}`;
  const dataDir = path.resolve(values.DATA_DIR);
  refuseUnsafe(values, appUrl);
  refuseWeakSecret(values);
  requireStorageKeys(values);
  if (isKeptLocally(values)) makeDataFolder(dataDir);
  return Object.freeze({
    ...values,
    APP_URL: appUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: values.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret', SECRET_BYTES, shortcomingOf),
    STORAGE_URL: values.STORAGE_URL ?? folderAddress(path.join(dataDir, 'files')),
    DEMO: values.DEMO ?? (values.DATABASE_URL ? 'off' : 'on'),
  });
}

/** Ignoring a setting would let somebody rely on a part that is not there. */
function refuseNotBuilt(given: Readonly<Record<string, string | undefined>>): void {
  for (const [name, part] of NOT_BUILT) {
    if (name in given) {
      throw new SettingsError(
        `Setting ${name} is not usable: this version of Kimari has no ${part}; leave it out`,
      );
    }
  }
}

/** Keys without a bucket are left alone: machines and shells have them for other programs too. */
function requireStorageKeys(values: Settings): void {
  if (values.STORAGE_URL?.kind !== 's3') return;
  const missing = STORAGE_KEYS.find((name) => values[name] === undefined);
  if (missing) throw new SettingsError(`Setting ${missing} is missing: the bucket in STORAGE_URL needs it`);
}

function refuseUnsafe(values: Settings, appUrl: string): void {
  if (!URL.canParse(appUrl) || new URL(appUrl).pathname !== '/') {
    throw new SettingsError('Setting APP_URL is not usable: give an origin without a path');
  }
  if (values.NODE_ENV !== 'production') return;
  if (values.DATABASE_URL && !values.JWT_SECRET) {
    throw new SettingsError(
      'Setting JWT_SECRET is missing: with an external database in production it must be given',
    );
  }
  if (values.RATE_LIMIT === 'off' && !isLoopback(new URL(appUrl).hostname)) {
    throw new SettingsError(
      'Setting RATE_LIMIT is not usable: off is for load tests where APP_URL is a loopback address',
    );
  }
}

/** Development and tests may have any text that is long enough. */
function refuseWeakSecret({ JWT_SECRET, NODE_ENV }: Settings): void {
  if (JWT_SECRET === undefined) return;
  const reason = shortcomingOf(JWT_SECRET);
  if (reason === null || (NODE_ENV !== 'production' && Buffer.byteLength(JWT_SECRET) >= SHORTEST_SECRET))
    return;
  throw new SettingsError(
    `Setting JWT_SECRET is not usable: ${reason}; make one with "openssl rand -base64 48"`,
  );
}

/** Whether anything is kept in DATA_DIR: the database, a secret or mails. */
function isKeptLocally({ DATABASE_URL, JWT_SECRET, SMTP_URL }: Settings): boolean {
  return DATABASE_URL === undefined || JWT_SECRET === undefined || SMTP_URL === undefined;
}

/** Whether a host name stands for this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
