import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request as requestOver, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy';
import { useHostileRegistry } from './support/use-hostile-registry';

jest.setTimeout(120_000);

const OPENSSL = '/usr/bin/openssl';
const withCertificates = existsSync(OPENSSL) ? describe : describe.skip;

async function makeCertificate(
  key: string,
  file: string,
  subject: string,
  more: readonly string[] = [],
): Promise<void> {
  await promisify(execFile)(OPENSSL, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', subject, ...more, '-keyout', key, '-out', file],
  ]);
}

withCertificates('a registry with a certificate of the company', () => {
  let folder: string;
  let certificate: string;
  let tls: TlsProxy;
  let proxy: Server;
  const world = useHostileRegistry(() => `https://localhost:${tls.port}`);
  const tunnels: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kimari-tls-'));
    certificate = join(folder, 'cert.pem');
    const key = join(folder, 'key.pem');
    const names = ['-addext', 'subjectAltName=DNS:localhost,DNS:registry.invalid'];
    await makeCertificate(key, certificate, '/CN=localhost', names);
    // Somebody else's.
    await makeCertificate(join(folder, 'other-key.pem'), join(folder, 'other.pem'), '/CN=other');
    tls = await startTlsProxy({
      key: await readFile(key, 'utf8'),
      cert: await readFile(certificate, 'utf8'),
    });
    tls.forwardTo(world.registry.origin);
    proxy = startProxy();
    await once(proxy, 'listening');
  });
  afterAll(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await Promise.all([tls.close(), rm(folder, { recursive: true })]);
  });
  beforeEach(() => {
    tunnels.length = 0;
  });

  /** A proxy that knows where `registry.invalid` is, which nobody else does. */
  function startProxy(): Server {
    const server = createServer().listen(0, '127.0.0.1');
    return server.on('connect', (request, client: Socket) => {
      tunnels.push(request.url ?? '');
      const target = connect(tls.port, 'localhost', () => {
        client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        target.pipe(client).pipe(target);
      });
      client.on('error', () => target.destroy());
      target.on('error', () => client.destroy());
    });
  }

  it('is refused while nobody vouches for it, with a word on what to do', async () => {
    const { code, err } = await world.machine.run(['search', 'x']);
    expect([code, err]).toEqual([8, expect.stringContaining('NODE_EXTRA_CA_CERTS')]);
    expect(world.registry.tokens).toEqual([]);
  });

  it.each(['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'])('is trusted when %s names it', async (name) => {
    const { rules } = await world.machine.json(['search', 'x'], { env: { [name]: certificate } });
    expect(rules).toHaveLength(1);
  });

  it.each(['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'])(
    'is reached through HTTPS_PROXY, which sees neither token nor text (%s)',
    async (name) => {
      const { port } = proxy.address() as AddressInfo;
      const env = {
        ...{ HTTPS_PROXY: `http://127.0.0.1:${port}`, KIMARI_REGISTRY: 'https://registry.invalid' },
        ...{ KIMARI_TOKEN: 'kmr_0123456789012345678901234567890123456789', [name]: certificate },
      };
      await world.machine.ok(['add', '@evil/style', '--target', 'claude'], { env });
      expect(new Set(tunnels)).toEqual(new Set(['registry.invalid:443']));
      expect(world.registry.tokens[0]).toBe(`Bearer ${env.KIMARI_TOKEN}`);
    },
  );

  it('is trusted when both variables are set, whichever of them names it', async () => {
    const other = join(folder, 'other.pem');
    for (const [usual, extra] of [
      [certificate, other],
      [other, certificate],
    ])
      await world.machine.ok(['search', 'x'], {
        env: { SSL_CERT_FILE: usual ?? '', NODE_EXTRA_CA_CERTS: extra ?? '' },
      });
  });

  it('is reached without the proxy when NO_PROXY names it', async () => {
    const env = { https_proxy: 'http://127.0.0.1:9', no_proxy: 'localhost', SSL_CERT_FILE: certificate };
    await world.machine.ok(['search', 'x'], { env });
    expect((await world.machine.run(['search', 'x'], { env: { ...env, no_proxy: '' } })).code).toBe(8);
  });
});

describe('an http registry behind a proxy with the rules that Squid comes with', () => {
  const world = useHostileRegistry();
  let proxy: Server;
  const seen: string[] = [];
  let wantsName = false;

  beforeAll(async () => {
    proxy = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      if (wantsName && request.headers['proxy-authorization'] === undefined) {
        response.writeHead(407, { 'Content-Type': 'text/html' }).end('<h1>Who are you?</h1>');
        return;
      }
      const { 'proxy-authorization': _name, ...headers } = request.headers;
      const onward = requestOver(request.url ?? '', { method: request.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () =>
        response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Sorry</h1>'),
      );
      request.pipe(onward);
    }).listen(0, '127.0.0.1');
    proxy.on('connect', (request, client: Socket) => {
      seen.push(`CONNECT ${request.url}`);
      client.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    });
    await once(proxy, 'listening');
  });
  afterAll(async () => {
    proxy.closeAllConnections();
    proxy.close();
  });
  beforeEach(() => {
    seen.length = 0;
    wantsName = false;
  });

  const address = () => `127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  it.each(['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy'])(
    'is reached by plain requests: %s',
    async (name) => {
      for (const value of [`http://${address()}`, address(), `http://me:pass@${address()}`]) {
        wantsName = value.includes('@');
        const env = { [name]: value, KIMARI_TOKEN: 'kmr_0123456789012345678901234567890123456789' };
        await world.machine.ok(['search', 'x'], { env });
      }
      expect(new Set(seen)).toEqual(new Set([`POST ${world.registry.origin}/api/rules/search`]));
    },
  );

  it.each(['127.0.0.1', '127.0.0.0/8', '*', '.invalid,127.0.0.1'])(
    'is reached directly with NO_PROXY=%s',
    async (list) => {
      await world.machine.ok(['search', 'x'], { env: { HTTP_PROXY: `http://${address()}`, NO_PROXY: list } });
      expect(seen).toEqual([]);
    },
  );

  it.each<[string, number, Readonly<Record<string, string>>, boolean]>([
    ['a port that it allows no tunnels to', 403, { KIMARI_REGISTRY: 'https://127.0.0.1:9' }, false],
    ['callers without a name', 407, {}, true],
    ['a registry that is not there', 503, { KIMARI_REGISTRY: 'http://127.0.0.1:9' }, false],
  ])('says which proxy refused %s, and how', async (_what, status, more, needsName) => {
    wantsName = needsName;
    const proxyUrl = `http://${address()}`;
    const env = { HTTP_PROXY: proxyUrl, HTTPS_PROXY: proxyUrl, ...more };
    const { error } = await world.machine.json(['search', 'x'], { env });
    expect(error).toMatchObject({ code: 'PROXY', proxy: proxyUrl, status });
    expect(error.message).toMatch(new RegExp(`${proxyUrl}.*${status}`));
  });

  it('does not speak SOCKS, and says so', async () => {
    const { code, err } = await world.machine.run(['search', 'x'], {
      env: { ALL_PROXY: 'socks5://127.0.0.1:1080' },
    });
    expect([code, err]).toEqual([8, expect.stringContaining('SOCKS')]);
  });
});
