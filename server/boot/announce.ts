import { SITE_NAME } from '@kimari/common/site';
import type { Env } from '../kernel/config/env';
import type { DemoSignIn } from '../demo/demo';

/** Tells the person at the terminal where Kimari is, and how to sign in to the demo set. */
export function announce(env: Env, demo: DemoSignIn | null): void {
  const lines = [`${SITE_NAME} is ready at ${env.APP_URL}`];
  if (demo) lines.push(`Sign in to the demo with ${demo.email} and the password ${demo.password}`);
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
