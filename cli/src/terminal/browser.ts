import { spawn } from 'node:child_process';
import type { Environment } from '../lib/environment';

/** Opens an address in the browser where there is one; over SSH and in containers there is none. */
export function openInBrowser(
  address: string,
  environment: Environment,
  platform = process.platform,
): boolean {
  const isRemote = Boolean(environment.SSH_CONNECTION ?? environment.SSH_TTY);
  const hasScreen = platform !== 'linux' || Boolean(environment.DISPLAY ?? environment.WAYLAND_DISPLAY);
  if (isRemote || !hasScreen || !/^https?:\/\//.test(address)) return false;
  const [program, ...args] = OPENERS[platform] ?? ['xdg-open'];
  if (program === undefined) return false;
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  // A missing opener is no failure: the address is printed.
  child.once('error', () => undefined);
  child.unref();
  return true;
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
