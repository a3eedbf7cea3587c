import { readFileSync } from 'node:fs';
import {
  isByAddress,
  limitOf,
  quotaOf,
  RATE_LIMITS,
  type RateLimitName,
  setLimits,
  windowOf,
} from '../http/rate-limit-table';
import { readEnv } from './env';
import { limitSettingOf } from './limit-settings';

const NAMES = Object.keys(RATE_LIMITS) as RateLimitName[];
const quotasOf = () => Object.fromEntries(NAMES.map((name) => [name, quotaOf(limitOf(name))]));
const settings = (more: Readonly<Record<string, string>>) =>
  readEnv({
    NODE_ENV: 'test',
    JWT_SECRET: 'a secret that only the tests know, 32 bytes',
    DATABASE_URL: 'postgres://h/d',
    STORAGE_URL: 's3://bucket?endpoint=http://127.0.0.1:9&region=x',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    ...more,
  });

function apply(more: Readonly<Record<string, string>>): void {
  const { LIMITS_MULTIPLIER: multiplier, LIMIT_QUOTAS: quotas } = settings(more);
  setLimits({ multiplier, quotas });
}

afterEach(() => {
  setLimits({ multiplier: 1, quotas: {} });
});

it('multiplies the limits that people behind one address share, and no other', () => {
  const before = quotasOf();
  apply({ LIMITS_MULTIPLIER: '10' });
  expect(quotasOf()).toEqual(
    Object.fromEntries(NAMES.map((name) => [name, (before[name] ?? 0) * (isByAddress(name) ? 10 : 1)])),
  );
  expect(quotaOf(limitOf('registerByHost'))).toBe(50);
  expect(quotaOf(limitOf('loginByAccount'))).toBe(50);
});

it.each(NAMES)('sets %s alone, over the same time', (name) => {
  const before = quotasOf();
  const time = windowOf(limitOf(name));
  apply({ [limitSettingOf(name)]: '777', LIMITS_MULTIPLIER: '1' });
  expect(quotasOf()).toEqual({ ...before, [name]: 777 });
  expect(windowOf(limitOf(name))).toBeCloseTo(time, 6);
});

it.each<[Readonly<Record<string, string>>, string]>([
  [{ LIMIT_REGISTRATIONS_BY_HOST: '50' }, 'LIMIT_REGISTER_BY_HOST'],
  [{ LIMIT_register_by_host: '50' }, 'is no limit'],
  [{ LIMITS_MULTIPLYER: '2' }, 'is no limit'],
  [{ LIMIT_REGISTER_BY_HOST: '0' }, 'whole number'],
  [{ LIMIT_REGISTER_BY_HOST: '-5' }, 'whole number'],
  [{ LIMIT_REGISTER_BY_HOST: 'many' }, 'whole number'],
  [{ LIMIT_REGISTER_BY_HOST: '1e3' }, 'whole number'],
  [{ LIMITS_MULTIPLIER: '0.1' }, 'LIMITS_MULTIPLIER'],
  [{ HSTS: 'on' }, 'HSTS'],
])('refuses %j at the start, and says why', (more, expected) => {
  expect(() => settings(more)).toThrow(expected);
});

it('has every limit in the documentation, with its quota', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const rows = new Map(
    [...page.matchAll(/^\| `(LIMIT_\w+)` +\| +(\d+) /gm)].map(([, name, quota]) => [name, Number(quota)]),
  );
  expect(rows).toEqual(new Map(NAMES.map((name) => [limitSettingOf(name), quotaOf(RATE_LIMITS[name])])));
});
