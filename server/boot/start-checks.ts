import type { Logger } from 'pino';
import type { Env } from '../kernel/config/env';
import { checkOutsideParts } from '../kernel/health/checks/outside-parts';

/**
 * Warns of a mail server or a bucket that does not answer as it should, before the first user meets it. Runs beside the
 * first requests: neither holds up the start, because both may be away for a moment.
 */
export async function warnOfOutsideParts(env: Env, logger: Logger): Promise<void> {
  try {
    for (const { part, verdict, message } of await checkOutsideParts(env, logger))
      if (verdict !== 'good') logger.warn({ part }, message);
  } catch (error) {
    logger.warn({ err: error }, 'mail and storage could not be checked');
  }
}
