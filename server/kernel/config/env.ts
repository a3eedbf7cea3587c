import path from 'node:path';
import { isEmailAddress } from '@kimari/common/email-address';
import { z } from 'zod';
import { ACCESS_SETTINGS, refuseAccess } from './access-settings';
import { folderAddress, parseStorageUrl, type StorageAddress } from '../storage/storage-address';
import { DEFAULT_NODE_ENV } from './default-node-env';
import { expectation } from './expectation';
import { makeDataFolder } from './data-folder';
import type { LimitSettings } from '../http/rate-limit-table';
import { hasKeptSecret, keptSecret } from './kept-secret';
import { LIMIT_NAMES, readQuotas } from './limit-settings';
import { listSetting } from './list-setting';
import { type MisspeltSetting, misspeltSettings } from './misspelt-settings';
import { OIDC_SETTINGS } from './oidc-settings';
import { OPERATOR_SETTINGS } from './operator-settings';
import { refuseSettings, refuseUnsupported, UNSUPPORTED_SETTINGS } from './refusals';
import { RETENTION_SETTINGS } from './retention-settings';
import { fileSettingOf, SECRET_SETTINGS, withSecretFiles } from './secret-files';
import { SettingsError } from './settings-error';
import { trustProxy } from './trust-proxy';
import { weaknessOf } from './weak-secret';

/** Random bytes in a generated secret. */
const SECRET_BYTES = 48;
/** The file of the generated JWT_SECRET in DATA_DIR/secrets. */
export const SECRET_NAME = 'jwt-secret';

const BACKUP_PASSPHRASE = 'KIMARI_BACKUP_PASSPHRASE';

/**
 * The hosts that Strict-Transport-Security covers: none, this host, all hosts below it, or those and the lists built
 * into browsers.
 */
export const HSTS_MODES = ['off', 'host', 'subdomains', 'preload'] as const;
/** Seconds that load balancers, which look every few seconds, get to notice. */
const SHUTDOWN_DELAY = 10;

const port = z.coerce.number().int().min(1).max(65535);
const switchOf = (initial: 'on' | 'off') => z.enum(['on', 'off']).default(initial);
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'give an address with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''));
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'give an address such as postgres://user:password@host:5432/database',
});
const storageUrl = z.string().transform((text, context): StorageAddress => {
  const address = parseStorageUrl(text);
  if (address.kind !== 'unusable') return address;
  context.addIssue({ code: 'custom', message: address.reason });
  return z.NEVER;
});
const emailList = listSetting({
  separator: ',',
  read: (entry) => (isEmailAddress(entry) ? entry : null),
  fault: 'is no e-mail address',
});

/** `name@host` or `Name <name@host>`; line breaks are rejected because they would start another header. */
const SENDER = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Every environment variable: its format, default and meaning. `.env.example` is generated from it. */
const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default(DEFAULT_NODE_ENV)
    .describe('development, production or test'),
  PORT: port.default(3000).describe('port to listen on'),
  HOST: z.string().default('127.0.0.1').describe('address to listen on; 0.0.0.0 in a container'),
  APP_URL: httpUrl
    .optional()
    .describe('public origin used in links and mail; default http://localhost:$PORT'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('folder for the embedded database, uploaded files, mail and secrets'),
  DATABASE_URL: postgresUrl
    .optional()
    .describe('external PostgreSQL >= 14; default: embedded PostgreSQL in DATA_DIR'),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe('database connections per process'),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1).describe('processes sharing the port'),
  JWT_SECRET: z
    .string()
    .optional()
    .describe('at least 32 bytes; default: generated once and stored in DATA_DIR'),
  JWT_SECRET_PREVIOUS: z
    .string()
    .optional()
    .describe('the former JWT_SECRET while it is being changed: opens what it sealed, seals nothing new'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'give an address such as smtps://user:password@host:465 or smtp://host:587',
    })
    .optional()
    .describe('SMTP server for mail; default: files in DATA_DIR/outbox'),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'give an address, or Name <address>')
    .default('Kimari <no-reply@localhost>')
    .describe('sender of outgoing mail'),
  STORAGE_URL: storageUrl
    .optional()
    .describe(
      'uploaded files: file:/path or s3://bucket?endpoint=https://host&region=name; default: DATA_DIR/files',
    ),
  AWS_ACCESS_KEY_ID: z
    .string()
    .regex(/^[!-~]+$/, 'it contains spaces or other characters that a key cannot have')
    .optional()
    .describe('access key for the S3 bucket in STORAGE_URL'),
  AWS_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'it contains spaces or other characters that a key cannot have')
    .optional()
    .describe('secret of that access key'),
  GITHUB_CLIENT_ID: z
    .string()
    .optional()
    .describe('client id of an OAuth app at GitHub; turns sign-in with GitHub on'),
  GITHUB_CLIENT_SECRET: z.string().optional().describe('secret of that OAuth app'),
  GITHUB_URL: httpUrl.default('https://github.com').describe('GitHub, or a GitHub Enterprise Server'),
  GITHUB_API_URL: httpUrl
    .default('https://api.github.com')
    .describe('API of that GitHub; https://HOST/api/v3 for a GitHub Enterprise Server'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('client id of an OAuth app at Google; turns sign-in with Google on'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('secret of that OAuth app'),
  GOOGLE_AUTH_URL: httpUrl
    .default('https://accounts.google.com/o/oauth2/v2/auth')
    .describe("address of Google's sign-in page"),
  GOOGLE_TOKEN_URL: httpUrl
    .default('https://oauth2.googleapis.com/token')
    .describe('address where Google exchanges codes'),
  GOOGLE_USERINFO_URL: httpUrl
    .default('https://openidconnect.googleapis.com/v1/userinfo')
    .describe('address where Google describes accounts'),
  ...OIDC_SETTINGS,
  RATE_LIMIT: switchOf('on').describe('off is for load tests and needs a loopback APP_URL'),
  LIMITS_MULTIPLIER: z.coerce
    .number()
    .min(1)
    .max(1000)
    .default(1)
    .describe(
      'rate limits per address times this, for people behind one address; single limits: see docs/operations.md',
    ),
  HSTS: z
    .enum(HSTS_MODES)
    .optional()
    .describe('off, host, subdomains or preload; default: host if APP_URL is https, otherwise off'),
  RESPONSE_CACHE: switchOf('on').describe(
    'whether responses to visitors are cached for two seconds; off when other programs change the database',
  ),
  TRUST_PROXY: trustProxy
    .default('loopback')
    .describe(
      'proxies in front whose headers count: true, false, a number of them, or comma-separated addresses and networks',
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('lowest level that is logged'),
  LOG_REQUESTS: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('share of requests that are logged, from 0 to 1; slow and failed ones always are'),
  METRICS: switchOf('off').describe(
    'whether Prometheus can read metrics, at /metrics on a port of their own',
  ),
  METRICS_PORT: port.default(9464).describe('port of the metrics; it must not be public'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('address of that port'),
  ADMIN_EMAILS: emailList.default([]).describe('comma-separated e-mail addresses of administrators'),
  ...OPERATOR_SETTINGS,
  ...ACCESS_SETTINGS,
  ...RETENTION_SETTINGS,
  SHUTDOWN_DELAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .optional()
    .describe(
      'seconds between SIGTERM (/readyz 503, requests still served) and the port being shut; default: 10 in production, otherwise 0',
    ),
  DEMO: z
    .enum(['on', 'off'])
    .optional()
    .describe('demo data; default: on with the embedded database, otherwise off'),
});

type Settings = z.infer<typeof settings>;

/** The settings of this process, validated and with defaults filled in. */
export type Env = Readonly<
  Omit<Settings, 'APP_URL' | 'JWT_SECRET' | 'STORAGE_URL' | 'SHUTDOWN_DELAY' | 'DEMO'> & {
    APP_URL: string;
    JWT_SECRET: string;
    STORAGE_URL: StorageAddress;
    SHUTDOWN_DELAY: number;
    DEMO: 'on' | 'off';
    LIMIT_QUOTAS: LimitSettings['quotas'];
  }
>;

/** A setting as documentation shows it; `initial` is empty when there is no default. */
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
      // Lists and addresses have no default that could be shown as text.
      initial: typeof initial === 'object' ? '' : String(initial),
    };
  });
}

/** Reads DATA_DIR alone, for commands that must work without valid settings; creates nothing. */
export function readDataDir(source: Readonly<Record<string, string | undefined>> = process.env): string {
  return path.resolve(settings.shape.DATA_DIR.parse(source['DATA_DIR'] || undefined));
}

/** Side effects of reading the settings, for programs that must leave an installation as it is. */
export type ReadOptions = {
  /** Whether a missing JWT_SECRET is generated and stored; it is empty otherwise. */
  readonly makesSecret?: boolean;
  /** Whether a missing DATA_DIR is created. */
  readonly makesFolder?: boolean;
};

/** The passphrase that encrypts the secret in archives; undefined without one. It is no setting of the server. */
export function readBackupPassphrase(
  source: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  return source[BACKUP_PASSPHRASE] || undefined;
}

/** Reads and validates the environment; empty values count as missing. Throws {@link SettingsError}. */
export function readEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
  { makesSecret = true, makesFolder = true }: ReadOptions = {},
): Env {
  const given = withSecretFiles(givenIn(source));
  refuseUnsupported(given);
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(
      `Setting ${String(issue?.path[0] ?? '?')} is not usable: ${issue ? expectation(issue) : 'unknown'}`,
    );
  }
  const values = parsed.data;
  const appUrl = values.APP_URL ?? `http://localhost:${values.PORT}`;
  const dataDir = path.resolve(values.DATA_DIR);
  refuseSettings(values, appUrl);
  refuseAccess(values);
  if (makesFolder && isKeptLocally(values)) makeDataFolder(dataDir);
  return Object.freeze({
    ...values,
    APP_URL: appUrl,
    LIMIT_QUOTAS: readQuotas(given),
    DATA_DIR: dataDir,
    JWT_SECRET: values.JWT_SECRET ?? secretIn(dataDir, makesSecret),
    STORAGE_URL: values.STORAGE_URL ?? folderAddress(path.join(dataDir, 'files')),
    SHUTDOWN_DELAY: values.SHUTDOWN_DELAY ?? (values.NODE_ENV === 'production' ? SHUTDOWN_DELAY : 0),
    DEMO: values.DEMO ?? (values.DATABASE_URL ? 'off' : 'on'),
  });
}

function givenIn(source: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}

/** The environment as it is, for variables that other standards define. */
export function givenVariables(): Readonly<Record<string, string | undefined>> {
  return process.env;
}

/** Names in the environment that look like a misspelt setting. */
export function misspeltIn(
  source: Readonly<Record<string, string | undefined>> = process.env,
): readonly MisspeltSetting[] {
  const names = new Set([
    ...Object.keys(settings.shape),
    ...SECRET_SETTINGS.map(fileSettingOf),
    ...LIMIT_NAMES,
    ...UNSUPPORTED_SETTINGS,
    BACKUP_PASSPHRASE,
  ]);
  return misspeltSettings(Object.keys(source), names);
}

function secretIn(dataDir: string, makes: boolean): string {
  return makes || hasKeptSecret(dataDir, SECRET_NAME)
    ? keptSecret(dataDir, SECRET_NAME, SECRET_BYTES, weaknessOf)
    : '';
}

/** Whether DATA_DIR holds the database, a secret or mail. */
function isKeptLocally({ DATABASE_URL, JWT_SECRET, SMTP_URL }: Settings): boolean {
  return DATABASE_URL === undefined || JWT_SECRET === undefined || SMTP_URL === undefined;
}
