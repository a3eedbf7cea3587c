import type { Logger } from 'pino';
import type { Services } from '../cli/with-services';
import type { Env } from '../config/env';
import { StartError } from '../config/report-failure';
import { fingerprintOf } from './fingerprint';
import { describeLost, missedRows } from './lost-rows';
import { SecretState } from './secret-state.repository';

const WRONG = 'JWT_SECRET is not the secret that this database is used with';

/**
 * Makes sure that a program has the secret of the server beside which it runs, whose mails it would seal and send. Changes
 * nothing: only the server decides which secret is in force. Throws {@link StartError}.
 *
 * A server whose former secret is lost goes on with another one as long as something needs the former one, so a program can
 * only warn then.
 */
export async function requireSameSecret(
  { JWT_SECRET, JWT_SECRET_PREVIOUS }: Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>,
  services: Services,
  logger: Logger,
): Promise<void> {
  const state = services.get(SecretState, { strict: false });
  const secrets = [JWT_SECRET, ...(JWT_SECRET_PREVIOUS === undefined ? [] : [JWT_SECRET_PREVIOUS])];
  const known = await state.known();
  if (known === null || secrets.some((secret) => fingerprintOf(secret) === known)) return;
  const fingerprints = `its fingerprint is ${fingerprintOf(JWT_SECRET)}, not ${known}`;
  const lost = missedRows(await state.findLost(secrets));
  if (lost.length === 0)
    throw new StartError(`${WRONG}: ${fingerprints}. Set it as for the server, and start the server first`);
  logger.warn(
    `${WRONG}: ${fingerprints}, and ${describeLost(lost)} cannot be opened. Unless the server has this secret too, it cannot send what this command mails`,
  );
}
