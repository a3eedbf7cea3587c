import { SITE_NAME } from '@kimari/common/site';
import type { Env } from '../kernel/config/env';
import type { DemoSignIn } from '../demo/demo';

/** Prints the address of Kimari and the demo account. */
export function announce(env: Env, demo: DemoSignIn | null): void {
  const lines = [`${SITE_NAME} is ready at ${env.APP_URL}`];
  if (demo) lines.push(`Sign in to the demo as ${demo.email} with the password ${demo.password}`);
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
