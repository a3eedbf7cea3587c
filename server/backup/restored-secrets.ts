import { StartError } from '../kernel/config/report-failure';
import { fingerprintOf } from '../kernel/secrets/fingerprint';
import { InstallationSecretsRepository } from '../kernel/secrets/installation-secrets.repository';
import { describeLost, missedRows } from '../kernel/secrets/lost-rows';
import { type LostRows, SealedRowsRepository, type Send } from '../kernel/secrets/sealed-rows.repository';
import type { Manifest } from './manifest';
import { openSecrets } from './sealed-secrets';

/** The secrets of a restore. */
export type SecretOptions = {
  /** The secrets in force here, the present one first; none in an installation that has not been started yet. */
  readonly secrets: readonly string[];
  /** Opens the secrets in the archive. */
  readonly passphrase?: string | undefined;
  /** Restores without rows that cannot be opened, instead of refusing. */
  readonly withoutSecondFactors: boolean;
  /** Where the present secret is kept, for messages. */
  readonly secretFile: string;
};

/** The secrets in an archive; none if it carries none, or without a passphrase. Throws {@link StartError} for a wrong one. */
export async function secretsIn(
  { secret }: Manifest,
  { passphrase }: SecretOptions,
  archive: string,
): Promise<readonly string[]> {
  if (passphrase === undefined || !secret?.sealed) return [];
  const secrets = await openSecrets(secret.sealed, passphrase);
  if (secrets === null) throw new StartError(`The passphrase does not open the secret in ${archive}`);
  return secrets;
}

/**
 * Deletes rows that no secret opens, and returns those that people will miss. Throws {@link StartError} for them
 * instead unless `withoutSecondFactors` is set.
 */
export async function dropLost(
  send: Send,
  secrets: readonly string[],
  manifest: Manifest,
  options: SecretOptions,
  archive: string,
): Promise<readonly LostRows[]> {
  const lost = await new SealedRowsRepository(send).findLost(secrets);
  const missed = missedRows(lost);
  if (missed.length > 0 && !options.withoutSecondFactors)
    throw new StartError(refusal(missed, secrets, manifest, options, archive));
  for (const { table, keys } of lost) await dropRows(send, table, keys);
  return missed;
}

async function dropRows(send: Send, table: string, keys: readonly string[]): Promise<void> {
  if (table === 'mail_outbox') {
    await send(
      `update mail_outbox set failed_at = now(), last_error = 'sealed with a secret that is lost', body_text = '', body_html = ''
        where id = any ($1::uuid[])`,
      [keys],
    );
  } else if (table === 'installation_secrets') {
    await send('update installation_secrets set sealed_code_key = null where fingerprint = any ($1)', [keys]);
  } else {
    if (table === 'second_factors')
      await send('delete from recovery_codes where user_id = any ($1::uuid[])', [keys]);
    await send(`delete from ${table} where user_id = any ($1::uuid[])`, [keys]);
  }
}

function refusal(
  missed: readonly LostRows[],
  secrets: readonly string[],
  { secret }: Manifest,
  { secretFile, passphrase }: SecretOptions,
  archive: string,
): string {
  const here =
    secrets[0] === undefined ? 'there is none here' : `the one here is ${fingerprintOf(secrets[0])}`;
  const needed = secret?.fingerprint ? ` (fingerprint ${secret.fingerprint}; ${here})` : '';
  const accounts = missed.find(({ table }) => table === 'second_factors')?.keys.length ?? 0;
  return [
    `${archive} needs the secret of the installation that it comes from${needed}: without it, ${describeLost(missed)} cannot be opened. Nothing was restored.`,
    `Copy secrets/jwt-secret of that installation's DATA_DIR to ${secretFile}, or set JWT_SECRET, or JWT_SECRET_PREVIOUS beside a new one, to its JWT_SECRET.`,
    ...(secret?.sealed
      ? ['Or give the passphrase that the archive was written with (--passphrase-file).']
      : []),
    ...(passphrase !== undefined && !secret?.sealed
      ? ['The archive carries no secret for the passphrase to open.']
      : []),
    `If the secret is lost, --without-second-factors restores everything else: ${accounts === 1 ? '1 account signs' : `${accounts} accounts sign`} in by password alone then.`,
  ].join(' ');
}

/** Seals everything with the present secret, once the schema is that of this release. */
export async function settleSecrets(send: Send, secrets: readonly string[]): Promise<number> {
  const [current, ...former] = secrets;
  if (current === undefined) return 0;
  const installation = new InstallationSecretsRepository(send);
  const others = former.filter((secret) => secret !== current);
  for (const other of others) await installation.keepCodeKey(other, current);
  const { resealed } = await new SealedRowsRepository(send).reseal([current, ...others]);
  await installation.adopt(current);
  return resealed;
}
