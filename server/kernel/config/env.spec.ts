import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeSettings, isLoopback, keptSecret, readEnv, SECRET_SETTINGS, SettingsError } from './env';

const SECRET = 'hunter2-hunter2-hunter2-hunter2-hunter2';

describe('settings', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'kimari-env-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const read = (source: Record<string, string | undefined> = {}) => readEnv({ DATA_DIR: dataDir, ...source });

  it('need nothing: one command starts with an embedded database', () => {
    const env = read();
    expect(env).toMatchObject({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_URL: 'http://localhost:3000',
      RATE_LIMIT: 'on',
      DEMO: 'on',
      ADMIN_EMAILS: [],
    });
    expect(env.DATABASE_URL).toBeUndefined();
    expect(Object.isFrozen(env)).toBe(true);
  });

  it('take empty values as missing, and follow each other', () => {
    const env = read({ PORT: '8080', APP_URL: '', DATABASE_URL: 'postgres://db/kimari', JWT_SECRET: SECRET });
    expect(env).toMatchObject({ PORT: 8080, APP_URL: 'http://localhost:8080', DEMO: 'off' });
    expect(read({ ADMIN_EMAILS: ' a@example.jp, ,b@example.jp' }).ADMIN_EMAILS).toEqual([
      'a@example.jp',
      'b@example.jp',
    ]);
    expect(read({ APP_URL: 'https://kimari.example/' }).APP_URL).toBe('https://kimari.example');
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['APP_URL', 'kimari.example'],
    ['APP_URL', 'ftp://kimari.example'],
    ['APP_URL', 'https://kimari.example/path'],
    ['DATABASE_URL', 'mysql://db/kimari'],
    ['DATABASE_REPLICA_URLS', 'postgres://a/b,http://c/d'],
    ['DATABASE_POOL_SIZE', '0'],
    ['REDIS_URL', 'http://cache'],
    ['WEB_CONCURRENCY', 'all'],
    ['JWT_SECRET', 'too short'],
    ['SMTP_URL', 'mail.example'],
    ['STORAGE_URL', 'ftp://bucket'],
    ['RATE_LIMIT', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS', 'true'],
    ['ADMIN_EMAILS', 'a@example.jp,nobody'],
    ['DEMO', 'yes'],
  ])('that are wrong name themselves: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingsError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^Setting ${name}\\b`));
  });

  it.each(SECRET_SETTINGS)('that are secret are never printed: %s', (name) => {
    const wrong = `:${SECRET}`;
    const source = { [name]: wrong, PORT: 'wrong' };
    try {
      readEnv(source);
      throw new Error('No error');
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError);
      expect(JSON.stringify([String(error), (error as Error).stack, error])).not.toContain(SECRET);
    }
  });

  it('refuse what is not safe in production', () => {
    const database = { DATABASE_URL: 'postgres://db/kimari' };
    expect(() => read(database)).toThrow('Setting JWT_SECRET is missing');
    expect(read({ ...database, NODE_ENV: 'development' }).JWT_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(() => read({ RATE_LIMIT: 'off', APP_URL: 'https://kimari.example' })).toThrow(
      'Setting RATE_LIMIT',
    );
    expect(read({ RATE_LIMIT: 'off', APP_URL: 'http://127.0.0.1:3000' }).RATE_LIMIT).toBe('off');
  });

  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['[::1]', true],
    ['127.0.0.1.example.jp', false],
    ['localhost.example.jp', false],
    ['10.0.0.1', false],
  ])('know this machine: %s is %s', (hostname, expected) => {
    expect(isLoopback(hostname)).toBe(expected);
  });

  it('make a secret once, for this user alone', () => {
    const first = read().JWT_SECRET;
    const file = path.join(dataDir, 'secrets', 'jwt-secret');
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(file, 'utf8').trim()).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(read().JWT_SECRET).toBe(first);
    expect(keptSecret(dataDir, 'another')).not.toBe(first);
  });

  it('are all described', () => {
    expect(describeSettings().filter(({ description }) => description === '')).toEqual([]);
    expect(describeSettings().map(({ name }) => name)).toEqual(expect.arrayContaining([...SECRET_SETTINGS]));
  });
});
