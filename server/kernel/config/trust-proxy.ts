import { compile } from 'proxy-addr';

/** Express takes text for addresses, but a number of hops or a switch in their own types. */
export function readTrustProxy(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Whether Express will take the value: addresses are compiled as it compiles them. */
export function isTrustProxy(text: string): boolean {
  if (typeof readTrustProxy(text) !== 'string') return true;
  try {
    compile(text.split(',').map((entry) => entry.trim()));
    return true;
  } catch {
    return false;
  }
}
