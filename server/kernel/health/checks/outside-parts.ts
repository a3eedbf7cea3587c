import type { Logger } from 'pino';
import type { Env } from '../../config/env';
import { openMailer } from '../../mail/open-mailer';
import { openStorage } from '../../storage/open-storage';
import { checkMail } from './check-mail';
import { checkStorage } from './check-storage';
import type { Diagnosis } from './diagnosis';

/** Looks at what Kimari hands mail and files to; never throws for what they answer. */
export async function checkOutsideParts(env: Env, logger: Logger): Promise<readonly Diagnosis[]> {
  const mailer = openMailer(env, logger);
  try {
    return await Promise.all([checkMail(mailer, env), checkStorage(openStorage(env))]);
  } finally {
    mailer.close();
  }
}
