import { BlockList, isIP } from 'node:net';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import type { Environment } from '../lib/environment';

/** A proxy, and what it wants to know of the caller. */
export type Proxy = {
  readonly origin: string;
  /** Value of `Proxy-Authorization`; null without a name. */
  readonly authorization: string | null;
};

/**
 * The proxy for an address by the variables that curl, npm and pip know; null for the direct way. The spelling in lower case
 * wins, and an empty value means none.
 */
export function proxyFor(url: URL, environment: Environment): Proxy | null {
  const read = (name: string): string => (environment[name.toLowerCase()] ?? environment[name] ?? '').trim();
  const text = read(url.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY') || read('ALL_PROXY');
  if (text === '' || isExempt(url, read('NO_PROXY'))) return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const proxy = URL.canParse(address) ? new URL(address) : null;
  if (proxy === null || proxy.hostname === '') throw unusable('network.proxy_invalid', text);
  if (!/^https?:$/.test(proxy.protocol))
    throw unusable('network.proxy_kind', `${proxy.protocol}//${proxy.host}`);
  return { origin: proxy.origin, authorization: authorizationOf(proxy) };
}

function authorizationOf({ username, password }: URL): string | null {
  if (username === '' && password === '') return null;
  const pair = [username, password].map(decodeURIComponent).join(':');
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

function unusable(key: 'network.proxy_invalid' | 'network.proxy_kind', proxy: string): Failure {
  return new Failure({
    code: 'PROXY',
    // Neither a name nor a password is repeated.
    says: [key, { proxy: proxy.replace(/[^/@]*@/, '') }],
    exit: EXIT.network,
    hint: ['network.proxy_hint'],
  });
}

/** Names apply to what is below them, too; `*` is everything; numbers may be given as a network. */
function isExempt(url: URL, list: string): boolean {
  const host = bare(url.hostname);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return list
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => covers(entry.toLowerCase(), host, port));
}

function covers(entry: string, host: string, port: string): boolean {
  if (entry === '*') return true;
  if (entry.includes('/')) return isInNetwork(entry, host);
  const [, name = entry, onlyPort] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
  if (onlyPort !== undefined && onlyPort !== port) return false;
  const wanted = bare(name.replace(/^\*?\./, ''));
  return host === wanted || (isIP(host) === 0 && host.endsWith(`.${wanted}`));
}

function isInNetwork(entry: string, host: string): boolean {
  const [network = '', prefix = ''] = entry.split('/');
  const family = isIP(bare(network));
  if (family === 0 || isIP(host) !== family || !/^\d{1,3}$/.test(prefix)) return false;
  if (Number(prefix) > (family === 6 ? 128 : 32)) return false;
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  const networks = new BlockList();
  networks.addSubnet(bare(network), Number(prefix), kind);
  return networks.check(host, kind);
}

/** An IPv6 address without its brackets, a name without the dot at its end. */
function bare(host: string): string {
  return host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}
