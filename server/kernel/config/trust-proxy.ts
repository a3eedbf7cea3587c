import { compile } from 'proxy-addr';

/** Express expects addresses as text, but a hop count as a number and a switch as a boolean. */
export function readTrustProxy(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Whether Express accepts the value; addresses are compiled exactly as Express does. */
export function isTrustProxy(text: string): boolean {
  if (typeof readTrustProxy(text) !== 'string') return true;
  try {
    compile(text.split(',').map((entry) => entry.trim()));
    return true;
  } catch {
    return false;
  }
}
