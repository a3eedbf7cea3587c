import { compile } from 'proxy-addr';
import { z } from 'zod';
import { type ListFormat, readList } from './list-setting';

const PROXIES: ListFormat<string> = {
  separator: ',',
  read: (entry) => (isProxy(entry) ? entry : null),
  fault: 'is no address and no network; true, false and a number of proxies stand alone',
};

/** Express expects addresses as text, but a hop count as a number and a switch as a boolean. */
export const trustProxy = z.string().transform((text, context): string | number | boolean => {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d+$/.test(text)) return Number(text);
  return readList(text, PROXIES, context).join(',') || false;
});

/** Compiled exactly as Express does. */
function isProxy(entry: string): boolean {
  try {
    compile([entry]);
    return true;
  } catch {
    return false;
  }
}
