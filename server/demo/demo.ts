import type { INestApplicationContext } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import type { Logger } from 'pino';
import { counted } from '../kernel/cli/command-line';
import { ENV } from '../kernel/config/config.module';
import type { Env } from '../kernel/config/env';
import { PasswordHasher } from '../kernel/crypto/password-hasher';
import { LOGGER } from '../kernel/logging/logging.module';
import { demoPassword } from './demo-accounts';
import { DemoLoader } from './demo-loader';
import { DemoModule } from './demo.module';
import { readDemoSet } from './demo-set';
import { DemoRepository } from './demo.repository';
import type { Services } from '../kernel/cli/with-services';
import { withImport } from '../import/import-program';

/** The credentials of the demo account. */
export type DemoSignIn = { readonly email: string; readonly password: string };

/** Loads the demo data with the services of a running application if there are no accounts yet. */
export async function loadDemoInto(app: INestApplicationContext): Promise<DemoSignIn | null> {
  return loadWhenEmpty(await app.get(LazyModuleLoader).load(() => DemoModule));
}

/** Loads the demo data without a running application if there are no accounts yet. */
export function loadDemoAlone(env: Env, databaseUrl: string, logger: Logger): Promise<DemoSignIn | null> {
  return withImport(env, databaseUrl, logger, loadWhenEmpty, DemoModule);
}

/** The credentials of the demo account; null when it does not exist or its password was changed. */
export async function demoSignIn(services: Services): Promise<DemoSignIn | null> {
  const { email } = (await readDemoSet(new Date())).users[0];
  const hash = await services.get(DemoRepository, { strict: false }).passwordHashOf(email);
  if (hash === null) return null;
  const password = demoPassword(services.get<Env>(ENV, { strict: false }));
  const { matches } = await services.get(PasswordHasher, { strict: false }).check(password, hash);
  return matches ? { email, password } : null;
}

async function loadWhenEmpty(services: Services): Promise<DemoSignIn | null> {
  if (await services.get(DemoRepository, { strict: false }).isEmpty()) {
    const outcomes = await services.get(DemoLoader, { strict: false }).load(await readDemoSet(new Date()));
    const logger = services.get<Logger>(LOGGER, { strict: false });
    logger.info(`Loaded the demo data: ${counted(outcomes.length, 'rule')}`);
  }
  return demoSignIn(services);
}
