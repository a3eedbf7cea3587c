import type { StorageAddress } from '../storage/storage-address';
import { isLoopback } from './loopback';
import { SettingsError } from './settings-error';
import { MIN_SECRET_BYTES, weaknessOf } from './weak-secret';

/** Settings for features that do not exist yet. */
const UNSUPPORTED: readonly (readonly [name: string, part: string])[] = [
  ['DATABASE_REPLICA_URLS', 'read replicas'],
  ['REDIS_URL', 'Redis'],
];

export const UNSUPPORTED_SETTINGS: readonly string[] = UNSUPPORTED.map(([name]) => name);

/** The two halves of the credentials at each provider; a provider is on when both are set. */
const CLIENTS = [
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
] as const;
/** Secrets and accounts travel to these addresses. */
const PROVIDER_URLS = [
  'GITHUB_URL',
  'GITHUB_API_URL',
  'GOOGLE_AUTH_URL',
  'GOOGLE_TOKEN_URL',
  'GOOGLE_USERINFO_URL',
] as const;

const STORAGE_KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

type Values = Readonly<
  Partial<Record<(typeof CLIENTS)[number][number] | (typeof STORAGE_KEYS)[number], string | undefined>>
> &
  Readonly<Record<(typeof PROVIDER_URLS)[number], string>> & {
    readonly OIDC_ISSUER?: string | undefined;
    readonly OIDC_GROUPS_CLAIM?: string | undefined;
    readonly OIDC_GROUPS?: readonly unknown[];
    readonly NODE_ENV: 'development' | 'production' | 'test';
    readonly RATE_LIMIT: 'on' | 'off';
    readonly DATABASE_URL?: string | undefined;
    readonly JWT_SECRET?: string | undefined;
    readonly STORAGE_URL?: StorageAddress | undefined;
  };

/** Refuses settings that are valid alone but contradict each other. Throws {@link SettingsError}. */
export function refuseSettings(values: Values, appUrl: string): void {
  refuseUnsafe(values, appUrl);
  refuseWeakSecret(values);
  requireStorageKeys(values);
  requireWholeClients(values);
  requireWholeGroups(values);
}

/** Refuses settings of features that are missing, because ignoring one would suggest that its feature works. */
export function refuseUnsupported(given: Readonly<Record<string, string | undefined>>): void {
  for (const [name, part] of UNSUPPORTED) {
    if (name in given) {
      throw new SettingsError(
        `Setting ${name} is not usable: this version of Kimari has no ${part}; leave it out`,
      );
    }
  }
}

/** A bucket needs keys; keys without a bucket are ignored, because they may be set for other programs. */
function requireStorageKeys(values: Values): void {
  if (values.STORAGE_URL?.kind !== 's3') return;
  const missing = STORAGE_KEYS.find((name) => values[name] === undefined);
  if (missing) throw new SettingsError(`Setting ${missing} is missing: the bucket in STORAGE_URL needs it`);
}

function requireWholeClients(values: Values): void {
  for (const [id, secret] of CLIENTS) {
    if ((values[id] === undefined) === (values[secret] === undefined)) continue;
    const [missing, given] = values[id] === undefined ? [id, secret] : [secret, id];
    throw new SettingsError(`Setting ${missing} is missing: ${given} needs it`);
  }
}

/** Half of the settings would look as if memberships followed groups. */
function requireWholeGroups({
  OIDC_GROUPS_CLAIM: claim,
  OIDC_GROUPS = [],
  OIDC_CLIENT_ID: client,
}: Values): void {
  const missing =
    claim === undefined && OIDC_GROUPS.length > 0
      ? ['OIDC_GROUPS_CLAIM', 'OIDC_GROUPS']
      : claim !== undefined && OIDC_GROUPS.length === 0
        ? ['OIDC_GROUPS', 'OIDC_GROUPS_CLAIM']
        : claim !== undefined && client === undefined && ['OIDC_CLIENT_ID', 'OIDC_GROUPS_CLAIM'];
  if (missing) throw new SettingsError(`Setting ${missing[0]} is missing: ${missing[1]} needs it`);
}

function refuseUnsafe(values: Values, appUrl: string): void {
  if (!URL.canParse(appUrl) || new URL(appUrl).pathname !== '/') {
    throw new SettingsError('Setting APP_URL is not usable: give an origin without a path');
  }
  if (values.NODE_ENV !== 'production') return;
  if (values.DATABASE_URL && !values.JWT_SECRET) {
    throw new SettingsError(
      'Setting JWT_SECRET is missing: it is required with an external database in production',
    );
  }
  const plain = ([...PROVIDER_URLS, 'OIDC_ISSUER'] as const).find((name) => {
    const url = values[name];
    return url !== undefined && isPlainHttp(new URL(url));
  });
  if (plain) throw new SettingsError(`Setting ${plain} is not usable: give an https address`);
  if (values.RATE_LIMIT === 'off' && !isLoopback(new URL(appUrl).hostname)) {
    throw new SettingsError(
      'Setting RATE_LIMIT is not usable: off is only for load tests with a loopback APP_URL',
    );
  }
}

/** Outside production, any secret that is long enough is accepted. */
function refuseWeakSecret({ JWT_SECRET, NODE_ENV }: Values): void {
  if (JWT_SECRET === undefined) return;
  const reason = weaknessOf(JWT_SECRET);
  if (reason === null || (NODE_ENV !== 'production' && Buffer.byteLength(JWT_SECRET) >= MIN_SECRET_BYTES))
    return;
  throw new SettingsError(
    `Setting JWT_SECRET is not usable: ${reason}; make one with "openssl rand -base64 48"`,
  );
}

function isPlainHttp({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isLoopback(hostname);
}
