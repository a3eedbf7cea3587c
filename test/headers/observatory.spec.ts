import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type SiteProcess, startSite } from '../browser/support/site-process';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy';

jest.setTimeout(180_000);

/** Minimum score in Mozilla's Observatory; 100 is perfect, more is extra credit. */
const MIN_SCORE = 130;
const RULE = '/rules/@haruka-mizuno/typescript-strict';

type Scan = {
  readonly scan: { readonly score: number; readonly grade: string; readonly statusCode: number };
  readonly tests: Readonly<Record<string, { readonly pass: boolean; readonly result: string }>>;
};

let folder: string;
let proxy: TlsProxy;
let site: SiteProcess;

/** Runs a script of this folder, which has its own packages. */
async function run<Answer>(script: string, args: readonly string[] = [], certificate = ''): Promise<Answer> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, script), ...args], { env });
  return JSON.parse(stdout) as Answer;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kimari-headers-'));
  const identity = await run<{ key: string; cert: string }>('certificate.mjs');
  await writeFile(join(folder, 'cert.pem'), identity.cert);
  proxy = await startTlsProxy(identity);
  site = await startSite({ APP_URL: `https://localhost:${proxy.port}`, TRUST_PROXY: 'loopback' });
  proxy.forwardTo(site.origin);
});
afterAll(async () => {
  await site.stop();
  await proxy.close();
  await rm(folder, { recursive: true, force: true });
});

describe("Mozilla's Observatory", () => {
  it.each(['/', '/rules', RULE, '/login'])(`gives %s at least ${MIN_SCORE} points`, async (path) => {
    // Warm up the page: the scanner times out after a few seconds, and the first request is the slowest.
    await fetch(site.origin + path);
    const address = `localhost:${proxy.port}${path}`;
    const { scan, tests } = await run<Scan>('scan.mjs', [address], join(folder, 'cert.pem'));
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
    expect(failed).toEqual([]);
    expect(scan).toMatchObject({ statusCode: 200, grade: 'A+' });
    expect(scan.score).toBeGreaterThanOrEqual(MIN_SCORE);
  });
});
