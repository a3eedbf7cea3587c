import path from 'node:path';
import { z } from 'zod';
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
  APP_URL: httpUrl
    .optional()
    .describe('public origin, in mails, device flow, feeds; default http://localhost:$PORT'),
  DATA_DIR: z.string().default('./data').describe('everything the embedded default keeps'),
  DATABASE_URL: postgresUrl
    .optional()
    .describe('an external PostgreSQL >= 14; none: embedded PostgreSQL in DATA_DIR'),
  DATABASE_REPLICA_URLS: list.pipe(z.array(postgresUrl)).optional().describe('comma list of read replicas'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10).describe('connections per process'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('shared rate limits and events; none: in PostgreSQL'),
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
  GITHUB_CLIENT_ID: z.string().optional().describe('GitHub sign-in'),
  GITHUB_CLIENT_SECRET: z.string().optional().describe('GitHub sign-in'),
  GITHUB_URL: httpUrl.default('https://github.com').describe('also GitHub Enterprise'),
  GITHUB_API_URL: httpUrl.default('https://api.github.com').describe('also GitHub Enterprise'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Google sign-in'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Google sign-in'),
  GOOGLE_AUTH_URL: httpUrl.default('https://accounts.google.com/o/oauth2/v2/auth').describe('Google sign-in'),
  GOOGLE_TOKEN_URL: httpUrl.default('https://oauth2.googleapis.com/token').describe('Google sign-in'),
  GOOGLE_USERINFO_URL: httpUrl
    .default('https://openidconnect.googleapis.com/v1/userinfo')
    .describe('Google sign-in'),
  STORAGE_URL: z
    .string()
    .regex(/^(file|s3):/)
    .optional()
    .describe('s3://bucket?endpoint=…&region=…; none: DATA_DIR/files'),
  AWS_ACCESS_KEY_ID: z.string().optional().describe('for s3 storage'),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe('for s3 storage'),
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
  METRICS: switchOf('off').describe('Prometheus text on /metrics of METRICS_PORT'),
  METRICS_PORT: port.default(9464).describe('port of /metrics'),
  ADMIN_EMAILS: list.pipe(z.array(z.email())).default([]).describe('accounts that are administrators'),
  DEMO: z
    .enum(['on', 'off'])
    .optional()
    .describe('the demo set; default on with the embedded database, else off'),
});

type Settings = z.infer<typeof settings>;

/** The settings of this process, checked and complete. */
export type Env = Readonly<
  Omit<Settings, 'APP_URL' | 'JWT_SECRET' | 'DEMO'> & {
    APP_URL: string;
    JWT_SECRET: string;
    DEMO: 'on' | 'off';
  }
>;

/** Names of settings whose values must never be printed. */
export const SECRET_SETTINGS: readonly (keyof Env)[] = [
  'JWT_SECRET',
  'DATABASE_URL',
  'DATABASE_REPLICA_URLS',
  'REDIS_URL',
  'SMTP_URL',
  'GITHUB_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'AWS_SECRET_ACCESS_KEY',
];

/** Name and meaning of every setting, for documentation. */
export function describeSettings(): readonly { readonly name: string; readonly description: string }[] {
  return Object.entries(settings.shape).map(([name, field]) => ({
    name,
    description: field.description ?? '',
  }));
}

/** Reads and checks the environment; empty values count as missing. Throws {@link SettingsError}. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
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
  if (isKeptLocally(values)) makeDataFolder(dataDir);
  return Object.freeze({
    ...values,
    APP_URL: appUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: values.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret', SECRET_BYTES, shortcomingOf),
    DEMO: values.DEMO ?? (values.DATABASE_URL ? 'off' : 'on'),
  });
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
