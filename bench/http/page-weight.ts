import { brotliCompressSync, gzipSync } from 'node:zlib';

export type PageWeight = {
  readonly files: number;
  readonly gzipKb: number;
  readonly brotliKb: number;
  readonly servedKb: number;
};

const SCRIPT_ADDRESS = /(?:src|href)="(\/[^"]+\.js)"/g;
const STATIC_IMPORT = /(?:from|import)\s*"(\.{0,2}\/[^"]+\.js)"/g;

/** Weight of all scripts a page needs to become interactive: those in the HTML and their imports, each counted once. */
export async function pageWeight(origin: string, path: string): Promise<PageWeight> {
  const html = await (await fetch(origin + path)).text();
  const waiting = [...html.matchAll(SCRIPT_ADDRESS)].map(
    ([, address]) => new URL(address ?? '', origin).href,
  );
  const scripts = new Map<string, Buffer>();
  let served = 0;
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (scripts.has(address)) continue;
    const from = address;
    const script = Buffer.from(await (await fetch(from)).arrayBuffer());
    scripts.set(from, script);
    served += await servedBytes(from);
    const imports = [...script.toString('utf8').matchAll(STATIC_IMPORT)];
    waiting.push(...imports.map(([, imported]) => new URL(imported ?? '', from).href));
  }
  const all = [...scripts.values()];
  return {
    files: all.length,
    gzipKb: kilobytes(sum(all.map((script) => gzipSync(script).length))),
    brotliKb: kilobytes(sum(all.map((script) => brotliCompressSync(script).length))),
    servedKb: kilobytes(served),
  };
}

/** Size on the wire, from Content-Length, because `fetch` decompresses the body. */
async function servedBytes(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br, gzip' } });
  return Number(answer.headers.get('content-length') ?? Number.NaN);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}
