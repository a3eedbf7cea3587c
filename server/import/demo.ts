import type { Logger } from 'pino';
import type { Env } from '../kernel/config/env';
import { DemoAccounts } from './demo-accounts';
import { DemoLoader } from './demo-loader';
import { readDemoSet } from './demo-set';
import { withImport } from './import.module';
import { ImportRepository } from './import.repository';

/** How to sign in to the demo set. */
export type DemoSignIn = { readonly email: string; readonly password: string };

/** Loads the demo set into a database in which nobody has an account yet; says how to sign in to it, if it is there. */
export function loadDemoWhenEmpty(env: Env, databaseUrl: string, logger: Logger): Promise<DemoSignIn | null> {
  return withImport(env, databaseUrl, logger, async (context) => {
    const set = await readDemoSet(new Date());
    if (await context.get(ImportRepository).isEmpty()) {
      const outcomes = await context.get(DemoLoader).load(set);
      logger.info({ rules: outcomes.length }, 'loaded the demo set');
    }
    return context.get(DemoAccounts).signIn(set);
  });
}
