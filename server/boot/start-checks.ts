import type { Logger } from 'pino';
import type { Env } from '../kernel/config/env';
import { checkOutsideParts } from '../kernel/health/checks/outside-parts';

/**
 * Warns about a mail server or a bucket that does not work, before the first user is affected. Runs beside the first
 * requests and does not delay the start, because both may be unavailable for a moment.
 */
export async function warnOfOutsideParts(env: Env, logger: Logger): Promise<void> {
  try {
    for (const { part, verdict, message } of await checkOutsideParts(env, logger))
      if (verdict !== 'good') logger.warn({ part }, message);
  } catch (error) {
    logger.warn({ err: error }, 'mail and storage could not be checked');
  }
}
