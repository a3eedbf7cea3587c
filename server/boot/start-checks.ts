import type { Logger } from 'pino';
import type { Env } from '../kernel/config/env';
import { checkOutsideParts } from '../kernel/health/checks/outside-parts';

/**
 * Warns about a mail server, a bucket or a provider of sign-ins that does not work, before the first user is affected. Runs beside the first
 * requests and does not delay the start, because each may be unavailable for a moment.
 */
export async function warnOfOutsideParts(env: Env, logger: Logger): Promise<void> {
  try {
    for (const { part, verdict, message } of await checkOutsideParts(env, logger))
      if (verdict !== 'good') logger.warn({ part }, message);
  } catch (error) {
    logger.warn({ err: error }, 'mail, storage and sign-in could not be checked');
  }
}
