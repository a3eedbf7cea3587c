/** What stands behind `http://` up to the path. */
export type Address = {
  readonly start: number;
  readonly end: number;
  readonly host: string;
  readonly path: string;
};

const MAX_HOST = 255;
const MAX_PATH = 100;

/** The addresses of a text, in their order. */
export function* addressesIn(text: string): Generator<Address> {
  for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
    const start = at + 3;
    let end = start;
    while (end < text.length && end - start < MAX_HOST && isHostUnit(text.charCodeAt(end))) end += 1;
    const authority = text.slice(start, end);
    const name = withoutPort(authority.slice(authority.lastIndexOf('@') + 1)).toLowerCase();
    // A full stop behind an address ends the sentence.
    const host = name.endsWith('.') ? name.slice(0, -1) : name;
    if (host === '') continue;
    let pathEnd = end;
    while (pathEnd < text.length && pathEnd - end < MAX_PATH && isPathUnit(text.charCodeAt(pathEnd)))
      pathEnd += 1;
    yield { start: schemeStart(text, at), end: pathEnd, host, path: text.slice(end, pathEnd) };
  }
}

function schemeStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < 10 && isLetter(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

const isLetter = (unit: number): boolean => (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a);
const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

const tableOf = (isMember: (unit: number) => boolean) =>
  Uint8Array.from({ length: 0x80 }, (_, unit) => Number(isMember(unit)));
/** Letters, digits and `- . _ : @ [ ] %`. */
const HOST = tableOf(
  (unit) => isLetter(unit) || isDigit(unit) || '-._:@[]%'.includes(String.fromCharCode(unit)),
);
const PATH = tableOf(
  (unit) => unit > 0x20 && unit < 0x7f && !'"\'`<>()[]{}|\\'.includes(String.fromCharCode(unit)),
);

const isHostUnit = (unit: number): boolean => HOST[unit] === 1;
const isPathUnit = (unit: number): boolean => PATH[unit] === 1;

function withoutPort(host: string): string {
  if (host.startsWith('[')) return host.slice(0, host.indexOf(']') + 1 || undefined);
  const colon = host.indexOf(':');
  return colon < 0 ? host : host.slice(0, colon);
}

/**
 * Whether a host is a number instead of a name, and not one of this machine or of a private network. Programs also read one
 * number, and octal and hexadecimal ones.
 */
export function isRawAddress(host: string): boolean {
  if (host.startsWith('['))
    return isNumbered(host) && host !== '[::1]' && host !== '[::]' && !host.startsWith('[f');
  if (!isDigit(host.charCodeAt(0))) return false;
  const parts = host.split('.').map(numberOf);
  if (parts.length > 4 || parts.some((part) => part === null)) return false;
  const numbers = parts.map((part) => part ?? 0);
  if (numbers.length === 1) return (numbers[0] ?? 0) > 0xffffff;
  if (numbers.length < 4) return false;
  const [a = 0, b = 0] = numbers;
  if (numbers.some((part) => part > 255)) return false;
  return !(a === 0 || a === 127 || a === 10 || (a === 192 && b === 168) || (a === 172 && b >= 16 && b < 32));
}

/** Whether a host in brackets is an address, and no place to fill in. */
function isNumbered(host: string): boolean {
  const inner = host.slice(1, -1);
  return (
    host.endsWith(']') &&
    inner.split(':').length > 2 &&
    Array.from(inner).every((mark) => '0123456789abcdef:.'.includes(mark))
  );
}

function numberOf(part: string): number | null {
  const digits = part.startsWith('0x') ? part.slice(2) : part;
  const base = part.startsWith('0x') ? 16 : 10;
  if (digits === '' || digits.length > 10) return null;
  for (const digit of digits) if (Number.isNaN(Number.parseInt(digit, base))) return null;
  return Number.parseInt(digits, base);
}

/** Hosts that collect what is sent to them, for whoever asks: inspection of requests, tunnels, drop boxes. */
const COLLECTORS = [
  ...[
    'webhook.site',
    'requestbin.com',
    'requestbin.net',
    'pipedream.net',
    'hookbin.com',
    'beeceptor.com',
    'requestcatcher.com',
  ],
  ...[
    'burpcollaborator.net',
    'oastify.com',
    'oast.fun',
    'oast.pro',
    'oast.live',
    'oast.site',
    'oast.online',
    'oast.me',
  ],
  ...[
    'interact.sh',
    'interactsh.com',
    'dnslog.cn',
    'ceye.io',
    'canarytokens.com',
    'ngrok.io',
    'ngrok-free.app',
    'ngrok.app',
  ],
  ...[
    'trycloudflare.com',
    'serveo.net',
    'localtunnel.me',
    'loca.lt',
    'transfer.sh',
    'file.io',
    '0x0.st',
    'termbin.com',
  ],
  ...[
    'ptsv2.com',
    'ptsv3.com',
    'webhook.cool',
    'postb.in',
    'mockbin.io',
    'hookb.in',
    'smee.io',
    'paste.ee',
    'dpaste.org',
  ],
  ...[
    'pastebin.com',
    'hastebin.com',
    'rentry.co',
    'glot.io',
    'anonfiles.com',
    'gofile.io',
    'catbox.moe',
    'temp.sh',
    'bashupload.com',
  ],
];
/** Parts of larger sites that collect. */
const COLLECTING_PATHS: readonly (readonly [host: string, path: string])[] = [
  ['discord.com', '/api/webhooks/'],
  ['discordapp.com', '/api/webhooks/'],
  ['api.telegram.org', '/bot'],
  ['maker.ifttt.com', '/trigger/'],
];

const COLLECTOR_HOSTS: ReadonlySet<string> = new Set(COLLECTORS);

export function isCollector({ host, path }: Address): boolean {
  // The site of a host is its last two or three labels.
  let dot = host.length;
  for (let labels = 0; labels < 4 && dot > 0; labels += 1) {
    dot = host.lastIndexOf('.', dot - 1);
    if (COLLECTOR_HOSTS.has(host.slice(dot + 1))) return true;
    if (dot < 0) break;
  }
  return COLLECTING_PATHS.some(
    ([site, part]) => host === site && path.startsWith(part) && path.length > part.length,
  );
}
