import type { Logger } from 'pino';
import { misspeltIn } from '../kernel/config/env';

/** Logs a warning for each name in the environment that looks like a misspelt setting, which would have no effect. */
export function warnOfMisspeltSettings(logger: Logger): void {
  for (const { given, meant } of misspeltIn())
    logger.warn(`${given} is not a setting and has no effect; the setting is ${meant}`);
}
