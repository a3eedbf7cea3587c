import { readFileSync } from 'node:fs';
import { readBackupPassphrase } from '../kernel/config/env';
import { StartError } from '../kernel/config/report-failure';

/** Characters. The passphrase alone protects the secret in an archive that leaves the house. */
const MIN_LENGTH = 12;
const VARIABLE = 'KIMARI_BACKUP_PASSPHRASE';

/** The passphrase in a file or in KIMARI_BACKUP_PASSPHRASE; undefined without one. */
export function readPassphrase(file: string | undefined): string | undefined {
  const given = file === undefined ? readBackupPassphrase() : contentOf(file);
  if (given === undefined) return undefined;
  const passphrase = given.replace(/\r?\n$/, '');
  if (passphrase.length < MIN_LENGTH) {
    const place = file ?? VARIABLE;
    throw new StartError(`The passphrase in ${place} has fewer than ${MIN_LENGTH} characters`);
  }
  return passphrase;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartError(`The passphrase in ${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}
