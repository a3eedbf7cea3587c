import { randomBytes, randomUUID } from 'node:crypto';
import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeSettings, readEnv } from './env';
import { isLoopback } from './loopback';
import { envExample } from '../../contracts/env-example';
import { keptSecret } from './kept-secret';
import { projectPath } from './project-folder';
import { SettingsError } from './settings-error';

const SECRET = 'hunter2 8Jq-Vx4u_mWc3zTt0RkY9sBh';

describe('settings', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'kimari-env-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const read = (source: Record<string, string | undefined> = {}) => readEnv({ DATA_DIR: dataDir, ...source });

  it('all have defaults, with an embedded database', () => {
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

  it('leave load balancers time to notice a shutdown in production alone', () => {
    const delays = [
      {},
      { NODE_ENV: 'development' },
      { NODE_ENV: 'production', SHUTDOWN_DELAY: '0' },
      { SHUTDOWN_DELAY: '25' },
    ];
    expect(delays.map((source) => read(source).SHUTDOWN_DELAY)).toEqual([10, 0, 0, 25]);
  });

  it('treat empty values as missing and derive defaults from each other', () => {
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
    ['DATABASE_POOL_SIZE', '0'],
    ['WEB_CONCURRENCY', 'all'],
    ['JWT_SECRET', 'too short'],
    ['SMTP_URL', 'mail.example'],
    ['STORAGE_URL', 'ftp://bucket'],
    ['STORAGE_URL', 's3://bucket?endpoint=nowhere'],
    ['AWS_ACCESS_KEY_ID', 'a key'],
    ['AWS_SECRET_ACCESS_KEY', 'secret\n'],
    ['RATE_LIMIT', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'bogus!!'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'loopback, nowhere'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Kimari <a@example.jp>\r\nBcc: b@example.jp'],
    ['DATA_DIR', '/proc/nope'],
    ['DATA_DIR', '/dev/null/nope'],
    ['ADMIN_EMAILS', 'a@example.jp,nobody'],
    ['DEMO', 'yes'],
    ['SHUTDOWN_DELAY', '-1'],
    ['SHUTDOWN_DELAY', 'soon'],
    ['SHUTDOWN_DELAY', '3600'],
  ])('are named in the error when invalid: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingsError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^Setting ${name}\\b`));
  });

  const LISTS: Readonly<Record<string, { readonly good: string; readonly wrong: string }>> = {
    ADMIN_EMAILS: { good: 'a@example.jp', wrong: 'nobody' },
    OIDC_GROUPS: { good: 'developers=acme', wrong: 'developers' },
    REGISTRATION_DOMAINS: { good: 'example.jp', wrong: '@example.org' },
    TRUST_PROXY: { good: 'loopback', wrong: '10.0.0.0/99' },
  };

  it('that are lists name the wrong entry and its place', () => {
    const lists = describeSettings().filter(({ description }) => /\bseparated\b/.test(description));
    expect(lists.map(({ name }) => name).sort()).toEqual(Object.keys(LISTS));
    for (const [name, { good, wrong }] of Object.entries(LISTS))
      for (const at of [1, 2, 3]) {
        const entries = [good, good, good].with(at - 1, wrong);
        const message = `Setting ${name} is not usable: entry ${at} of the list, ${JSON.stringify(wrong)}, is `;
        expect(() => read({ [name]: entries.join(name === 'OIDC_GROUPS' ? ' ; ' : ' , ') })).toThrow(message);
      }
  });

  it('that are lists may have blank entries', () => {
    expect(read({ TRUST_PROXY: ' loopback, ,10.0.0.0/8,' }).TRUST_PROXY).toBe('loopback,10.0.0.0/8');
    expect(read({ TRUST_PROXY: ' , ' }).TRUST_PROXY).toBe(false);
  });

  it.each([
    ['APP_URL', 'rules.example', 'give an address with http:// or https://'],
    ['OIDC_ISSUER', 'nowhere', 'give an address with http:// or https://'],
    ['DATABASE_URL', 'mysql://x', 'give an address such as postgres://user:password@host:5432/database'],
    ['SMTP_URL', 'mail.example', 'give an address such as smtps://user:password@host:465 or smtp://host:587'],
    ['RATE_LIMIT', 'no', 'give on or off'],
    ['REGISTRATION', 'some', 'give open, invitation, domains or closed'],
    ['PORT', 'http', 'give a number'],
    ['PORT', '1.5', 'give a whole number'],
    ['PORT', '0', 'give at least 1'],
    ['SHUTDOWN_DELAY', '3600', 'give at most 300'],
    ['OIDC_NAME', 'x'.repeat(41), 'give at most 40 characters'],
  ])('say what is expected: %s=%s', (name, value, words) => {
    expect(() => read({ [name]: value })).toThrow(`Setting ${name} is not usable: ${words}`);
  });

  it('take international addresses of administrators', () => {
    expect(read({ ADMIN_EMAILS: 'a@bücher.example' }).ADMIN_EMAILS).toEqual(['a@bücher.example']);
  });

  it.each(['JWT_SECRET', 'DATABASE_URL', 'SMTP_URL', 'STORAGE_URL', 'AWS_SECRET_ACCESS_KEY'])(
    'are never printed when secret: %s',
    (name) => {
      const wrong = `:${SECRET}`;
      const source = { [name]: wrong, PORT: 'wrong' };
      try {
        readEnv(source);
        throw new Error('No error');
      } catch (error) {
        expect(error).toBeInstanceOf(SettingsError);
        expect(JSON.stringify([String(error), (error as Error).stack, error])).not.toContain(SECRET);
      }
    },
  );

  it.each([
    ['DATABASE_REPLICA_URLS', 'postgres://a/b', 'read replicas'],
    ['REDIS_URL', 'redis://cache', 'Redis'],
  ])('for unsupported features prevent the start: %s', (name, value, part) => {
    expect(() => read({ [name]: value })).toThrow(
      `Setting ${name} is not usable: this version of Kimari has no ${part}`,
    );
    expect(read({ [name]: '' }).PORT).toBe(3000);
  });

  it('turn sign-in at a provider on, with id and secret or neither', () => {
    const github = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: SECRET };
    expect(read(github)).toMatchObject({ ...github, GITHUB_URL: 'https://github.com' });
    expect(read().GOOGLE_CLIENT_ID).toBeUndefined();
    expect(() => read({ GITHUB_CLIENT_ID: 'id' })).toThrow('Setting GITHUB_CLIENT_SECRET is missing');
    expect(() => read({ GOOGLE_CLIENT_SECRET: SECRET })).toThrow('Setting GOOGLE_CLIENT_ID is missing');
  });

  it.each(['GITHUB_URL', 'GITHUB_API_URL', 'GOOGLE_AUTH_URL', 'GOOGLE_TOKEN_URL', 'GOOGLE_USERINFO_URL'])(
    'send secrets over https alone, except on this machine: %s',
    (name) => {
      expect(() => read({ [name]: 'http://ghe.example' })).toThrow(`Setting ${name} is not usable`);
      expect(read({ [name]: 'http://127.0.0.1:8080/' })).toMatchObject({ [name]: 'http://127.0.0.1:8080' });
      expect(read({ [name]: 'https://ghe.example' })).toMatchObject({ [name]: 'https://ghe.example' });
    },
  );

  it('define where uploaded files are stored: a folder, or a bucket with its key', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: SECRET.replace(' ', '') };
    expect(read().STORAGE_URL).toEqual({ kind: 'folder', folder: path.join(dataDir, 'files') });
    expect(read({ STORAGE_URL: 'file:/srv/files' }).STORAGE_URL).toEqual({
      kind: 'folder',
      folder: '/srv/files',
    });
    // A shell may export keys for other programs.
    expect(read(keys).STORAGE_URL.kind).toBe('folder');
    expect(read({ STORAGE_URL: 's3://kimari', ...keys })).toMatchObject({
      STORAGE_URL: { kind: 's3', bucket: 'kimari' },
      ...keys,
    });
  });

  it.each([
    [{ STORAGE_URL: 's3://kimari' }, 'AWS_ACCESS_KEY_ID is missing'],
    [{ STORAGE_URL: 's3://kimari', AWS_ACCESS_KEY_ID: 'AKID' }, 'AWS_SECRET_ACCESS_KEY is missing'],
  ])('reject a bucket without its key: %j', (source, reason) => {
    expect(() => read(source)).toThrow(SettingsError);
    expect(() => read(source)).toThrow(new RegExp(`^Setting ${reason}[^\n]*$`));
  });

  it('reject unsafe values in production', () => {
    const database = { DATABASE_URL: 'postgres://db/kimari' };
    expect(() => read(database)).toThrow('Setting JWT_SECRET is missing');
    expect(read({ ...database, NODE_ENV: 'development' }).JWT_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(() => read({ RATE_LIMIT: 'off', APP_URL: 'https://kimari.example' })).toThrow(
      'Setting RATE_LIMIT',
    );
    expect(read({ RATE_LIMIT: 'off', APP_URL: 'http://127.0.0.1:3000' }).RATE_LIMIT).toBe('off');
  });

  it.each([
    'a'.repeat(40),
    'abcdefgh'.repeat(5),
    '0123456789abcdef0123456789abcdef',
    'changeme-changeme-please-0123456789abcdef',
    'Replace_Me_With_A_Long_Random_Text_1234567',
    '$(openssl rand -hex 32) 0123456789abcdef',
  ])('reject a guessable secret in production: %s', (secret) => {
    expect(() => read({ JWT_SECRET: secret })).toThrow(/^Setting JWT_SECRET is not usable: it [^\n]*$/);
    expect(read({ JWT_SECRET: secret, NODE_ENV: 'development' }).JWT_SECRET).toBe(secret);
  });

  it('accept secrets made by common tools', () => {
    const bytes = randomBytes(32);
    for (const secret of [bytes.toString('hex'), bytes.toString('base64'), randomUUID()]) {
      expect(read({ JWT_SECRET: secret }).JWT_SECRET).toBe(secret);
    }
  });

  it.each(['', '\n', 'short\n', `${'a'.repeat(64)}\n`, 'changeme-changeme-please-0123456789abcdef'])(
    'reject an unusable stored secret and leave the file alone: %j',
    (text) => {
      const file = path.join(dataDir, 'secrets', 'jwt-secret');
      mkdirSync(path.dirname(file));
      writeFileSync(file, text);
      expect(() => read()).toThrow(SettingsError);
      expect(() => read()).toThrow(new RegExp(`^The secret in ${file} is not usable, it [^\n]*$`));
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  it('agree on one secret when two processes start at the same moment', () => {
    const other = randomBytes(48).toString('base64url');
    const { linkSync } = fs;
    jest.spyOn(fs, 'linkSync').mockImplementation((temporary, file) => {
      writeFileSync(file, `${other}\n`);
      linkSync(temporary, file);
    });
    expect(read().JWT_SECRET).toBe(other);
    expect(readdirSync(path.join(dataDir, 'secrets'))).toEqual(['jwt-secret']);
  });

  it('leave no file behind when the secret cannot be written completely', () => {
    jest.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    expect(() => read()).toThrow(/^Setting DATA_DIR is not usable: [^\n]*ENOSPC/);
    expect(readdirSync(path.join(dataDir, 'secrets'))).toEqual([]);
  });

  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['[::1]', true],
    ['127.0.0.1.example.jp', false],
    ['localhost.example.jp', false],
    ['10.0.0.1', false],
  ])('recognise loopback hosts: %s is %s', (hostname, expected) => {
    expect(isLoopback(hostname)).toBe(expected);
  });

  it('generate a secret once, readable by this user alone', () => {
    const first = read().JWT_SECRET;
    const file = path.join(dataDir, 'secrets', 'jwt-secret');
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(file, 'utf8').trim()).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(read().JWT_SECRET).toBe(first);
    expect(keptSecret(dataDir, 'another')).not.toBe(first);
  });

  it('are all in .env.example', () => {
    expect(readFileSync(projectPath('.env.example'), 'utf8')).toBe(envExample());
  });

  it('all have a description', () => {
    expect(describeSettings().filter(({ description }) => description === '')).toEqual([]);
  });
});
