import { hostname } from 'node:os';
import { SITE_NAME } from '@kimari/common/site';
import type { Env } from '../kernel/config/env';
import { isLoopback } from '../kernel/config/loopback';
import type { DemoSignIn } from '../demo/demo';

/** Prints the address of Kimari and the demo account. */
export function announce(env: Env, demo: DemoSignIn | null): void {
  const lines = [`${SITE_NAME} is ready at ${env.APP_URL}`];
  if (demo) lines.push(`Sign in to the demo as ${demo.email} with the password ${demo.password}`);
  const hint = addressHint(env);
  if (hint !== null) lines.push(hint);
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

/** People on other machines could read, but every form they send would be refused. */
function addressHint({ HOST, APP_URL, PORT }: Pick<Env, 'HOST' | 'APP_URL' | 'PORT'>): string | null {
  if (isLocal(HOST) || !isLoopback(new URL(APP_URL).hostname)) return null;
  return `Forms are accepted at ${APP_URL} only. For people on other machines, set APP_URL to the address that they open, such as http://${hostname()}:${PORT}`;
}

/** Node writes IPv6 addresses without brackets, URLs with them. */
function isLocal(host: string): boolean {
  return host === '::1' || isLoopback(host);
}
