import { SITE_NAME } from '../../common/site';
import type { Env } from '../kernel/config/env';

/** Tells the person at the terminal where Kimari is, and how to sign in to the demo set. */
export async function announce(env: Env, databaseUrl: string): Promise<void> {
  const lines = [`${SITE_NAME} is ready at ${env.APP_URL}`];
  if (env.DEMO === 'on') {
    const { demoSignIn } = await import('../import/demo.js');
    const account = await demoSignIn(databaseUrl);
    if (account) lines.push(`Sign in to the demo with ${account.email} and the password ${account.password}`);
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
