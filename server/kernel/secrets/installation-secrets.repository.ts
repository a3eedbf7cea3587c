import { deriveKey } from '../crypto/derive-key';
import { sealText } from '../crypto/sealed-text';
import { fingerprintOf } from './fingerprint';
import { PURPOSES } from './sealed-columns';
import type { Send } from './sealed-rows.repository';

/** SQL for the fingerprints of secrets that the database has been used with. */
export class InstallationSecretsRepository {
  constructor(private readonly send: Send) {}

  /** The fingerprint of the secret in force; null when none has been recorded yet. */
  async current(): Promise<string | null> {
    const rows = await this.send<{ fingerprint: string }>(
      'select fingerprint from installation_secrets where is_current',
    );
    return rows[0]?.fingerprint ?? null;
  }

  /** Makes a secret the one in force. */
  async adopt(secret: string): Promise<void> {
    const fingerprint = fingerprintOf(secret);
    await this.send(
      'update installation_secrets set is_current = false where is_current and fingerprint <> $1',
      [fingerprint],
    );
    await this.send(
      `insert into installation_secrets (fingerprint, is_current) values ($1, true)
       on conflict (fingerprint) do update set is_current = true, sealed_code_key = null`,
      [fingerprint],
    );
  }

  /** Keeps the key of recovery codes from the time of a former secret, sealed with the one in force. */
  async keepCodeKey(former: string, current: string): Promise<void> {
    const key = deriveKey(former, PURPOSES.recoveryCodes).toString('base64');
    const sealed = sealText(deriveKey(current, PURPOSES.formerCodeKeys), key);
    await this.send(
      `insert into installation_secrets (fingerprint, is_current, sealed_code_key) values ($1, false, $2)
       on conflict (fingerprint) do update set sealed_code_key = excluded.sealed_code_key`,
      [fingerprintOf(former), sealed],
    );
  }

  /** The kept keys of recovery codes, sealed. */
  async sealedCodeKeys(): Promise<readonly string[]> {
    const rows = await this.send<{ sealed: string }>(
      'select sealed_code_key as sealed from installation_secrets where sealed_code_key is not null',
    );
    return rows.map(({ sealed }) => sealed);
  }
}
