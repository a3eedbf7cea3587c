import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeSettings, readEnv } from './env';
import { fileSettingOf, SECRET_SETTINGS, withoutFiles } from './secret-files';
import { SettingsError } from './settings-error';

const SECRET = 'hunter2 8Jq-Vx4u_mWc3zTt0RkY9sBh';
/** A usable value of each. */
const VALUES: Readonly<Record<(typeof SECRET_SETTINGS)[number], string>> = {
  JWT_SECRET: SECRET,
  JWT_SECRET_PREVIOUS: `previous ${SECRET}`,
  DATABASE_URL: 'postgres://kimari:secret@db/kimari',
  SMTP_URL: 'smtp://kimari:secret@mail.example.jp',
  GITHUB_CLIENT_SECRET: 'github',
  GOOGLE_CLIENT_SECRET: 'google',
  OIDC_CLIENT_SECRET: 'oidc',
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'key',
};

describe('secrets in files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kimari-secret-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const rest = () => ({
    DATA_DIR: folder,
    JWT_SECRET: SECRET,
    GITHUB_CLIENT_ID: 'a',
    GITHUB_CLIENT_SECRET: 'b',
    GOOGLE_CLIENT_ID: 'c',
    GOOGLE_CLIENT_SECRET: 'd',
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'e',
    OIDC_CLIENT_SECRET: 'f',
  });
  const fileWith = (content: string | Buffer) => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, content);
    return file;
  };
  const read = (name: (typeof SECRET_SETTINGS)[number], file: string) => {
    const { [name as 'JWT_SECRET']: _, ...others } = rest();
    return readEnv({ ...others, [fileSettingOf(name)]: file });
  };

  it.each(SECRET_SETTINGS)('are read for %s', (name) => {
    for (const end of ['', '\n', '\r\n'])
      expect(read(name, fileWith(VALUES[name] + end))[name]).toBe(VALUES[name]);
  });

  it('are possible for every setting that holds one', () => {
    const secret = /SECRET|PASSWORD|PASSPHRASE|TOKEN$|_KEY|^(DATABASE|SMTP)_URL$/;
    const names = describeSettings().map(({ name }) => name);
    expect(names.filter((name) => secret.test(name)).sort()).toEqual([...SECRET_SETTINGS].sort());
  });

  it.each([
    ['is missing', () => path.join(folder, 'none')],
    ['is a folder', () => folder],
    ['is empty', () => fileWith('\n')],
    ['is no text', () => fileWith(Buffer.from([0xff, 0xfe, 0x41, 0x00]))],
    ['is too long', () => fileWith('x'.repeat(100_000))],
  ])('are refused when the file %s, in one line that names the setting', (_what, file) => {
    for (const name of SECRET_SETTINGS) {
      const reading = () => read(name, file());
      expect(reading).toThrow(SettingsError);
      expect(reading).toThrow(new RegExp(`^Setting ${name}_FILE is not usable: [^\\n]+$`));
    }
  });

  it('are refused beside the secret itself', () => {
    const both = { ...rest(), JWT_SECRET_FILE: fileWith(SECRET) };
    expect(() => readEnv(both)).toThrow('Setting JWT_SECRET_FILE is not usable: JWT_SECRET is set, too');
  });

  it('can be handed to a child process that inherits the environment', () => {
    const inherited = { DATA_DIR: folder, JWT_SECRET_FILE: fileWith(SECRET) };
    const secrets = { JWT_SECRET: readEnv(inherited).JWT_SECRET };
    expect(readEnv({ ...inherited, ...secrets, ...withoutFiles(secrets) }).JWT_SECRET).toBe(SECRET);
  });
});
