import { readFileSync } from 'node:fs';
import { SettingsError } from './settings-error';

type Source = Readonly<Record<string, string>>;

/** Settings that may be given as the path of a file in `<NAME>_FILE`, as containers hand over secrets. */
export const SECRET_SETTINGS = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'DATABASE_URL',
  'SMTP_URL',
  'GITHUB_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
] as const;

/** Maximum size of a file in bytes; anything longer is not a secret. */
const MAX_BYTES = 64 * 1024;

/** The setting that names the file of a secret. */
export function fileSettingOf(name: string): string {
  return `${name}_FILE`;
}

/** Settings that take the files of these secrets out of an environment that a child process inherits. */
export function withoutFiles(secrets: Source): Source {
  return Object.fromEntries(Object.keys(secrets).map((name) => [fileSettingOf(name), '']));
}

/** Settings with secrets read from files. Throws {@link SettingsError}. */
export function withSecretFiles(given: Source): Source {
  const named = SECRET_SETTINGS.filter((name) => fileSettingOf(name) in given);
  return { ...given, ...Object.fromEntries(named.map((name) => [name, secretIn(given, name)])) };
}

function secretIn(given: Source, name: string): string {
  const setting = fileSettingOf(name);
  if (name in given) throw new SettingsError(`Setting ${setting} is not usable: ${name} is set, too`);
  const secret = read(setting, given[setting] ?? '');
  if (secret === '') throw new SettingsError(`Setting ${setting} is not usable: ${given[setting]} is empty`);
  return secret;
}

/** The text of a file without the line break that editors and `echo` put at its end. */
function read(setting: string, file: string): string {
  try {
    const bytes = readFileSync(file);
    if (bytes.length > MAX_BYTES) throw new Error(`longer than ${MAX_BYTES} bytes`);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '');
  } catch (error) {
    throw new SettingsError(
      `Setting ${setting} is not usable: ${file} cannot be read (${error instanceof Error ? error.message : 'unknown'})`,
      { cause: error },
    );
  }
}
