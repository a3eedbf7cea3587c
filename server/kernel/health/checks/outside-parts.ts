import type { Logger } from 'pino';
import type { Env } from '../../config/env';
import { getTranslator } from '../../i18n/translator';
import { openMailer } from '../../mail/open-mailer';
import { openStorage } from '../../storage/open-storage';
import { checkMail } from './check-mail';
import { checkSignIn } from './check-sign-in';
import { checkStorage } from './check-storage';
import type { Diagnosis } from './diagnosis';

/** Checks the mail server, the storage and the provider of sign-ins, for terminals and logs; never throws for their answers. */
export async function checkOutsideParts(env: Env, logger: Logger): Promise<readonly Diagnosis[]> {
  const mailer = openMailer(env, logger);
  const translate = getTranslator('en');
  try {
    const [mail, storage, signIn] = await Promise.all([
      checkMail(mailer, env, translate),
      checkStorage(openStorage(env), translate),
      checkSignIn(env),
    ]);
    return [mail, storage, ...signIn];
  } finally {
    mailer.close();
  }
}
