import { hostname } from 'node:os';
import { SITE_NAME } from '@kimari/common/site';
import type { Logger } from 'pino';
import type { Env } from '../kernel/config/env';
import { isLoopback } from '../kernel/config/loopback';
import type { DemoSignIn } from '../demo/demo';

/** Says where Kimari is, and the demo account, to whoever waits for it: at any LOG_LEVEL, in the form of the log. */
export function announce(env: Env, demo: DemoSignIn | null, logger: Logger, output = process.stdout): void {
  const lines = [`${SITE_NAME} is ready at ${env.APP_URL}`];
  if (demo) lines.push(`Sign in to the demo as ${demo.email} with the password ${demo.password}`);
  const hint = addressHint(env);
  if (output.isTTY) {
    const all = hint === null ? lines : [...lines, hint];
    output.write(`\n${all.map((line) => `  ${line}`).join('\n')}\n\n`);
    return;
  }
  const always = logger.child({}, { level: 'info' });
  for (const line of lines) always.info(line);
  if (hint !== null) always.warn(hint);
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
