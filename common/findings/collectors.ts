import { HASH_START, hashStep } from './vocabulary';

/** Services that collect data for anybody: request inspectors, tunnels, drop boxes. */
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
/** Collecting services within larger sites. */
const COLLECTING_PATHS: readonly (readonly [host: string, path: string])[] = [
  ['discord.com', '/api/webhooks/'],
  ['discordapp.com', '/api/webhooks/'],
  ['api.telegram.org', '/bot'],
  ['maker.ifttt.com', '/trigger/'],
];

const COLLECTOR_HOSTS: ReadonlySet<string> = new Set(COLLECTORS);

export function isCollector({ host, path }: { readonly host: string; readonly path: string }): boolean {
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

/** The hashes of all hosts above, read from their end. */
const HASHES: ReadonlySet<number> = new Set(
  [...COLLECTORS, ...COLLECTING_PATHS.map(([host]) => host)].map((host) => {
    let hash = HASH_START;
    for (let at = host.length - 1; at >= 0; at -= 1) hash = hashStep(hash, host.charCodeAt(at));
    return keyOf(hash);
  }),
);

/** Small integers are looked up fast. */
function keyOf(hash: number): number {
  return hash >>> 2;
}

/** Whether the host between two places may be a collector. It copies nothing from the text, because most hosts are none. */
export function mayCollect(text: string, start: number, end: number): boolean {
  let hash = HASH_START;
  for (let at = end - 1; at >= start; at -= 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x2e && HASHES.has(keyOf(hash))) return true;
    hash = hashStep(hash, unit);
  }
  return HASHES.has(keyOf(hash));
}
