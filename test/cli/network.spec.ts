import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy';
import { HostileRegistry } from './support/hostile-registry';
import { Machine } from './support/kimari';

jest.setTimeout(120_000);

const OPENSSL = '/usr/bin/openssl';
const withCertificates = existsSync(OPENSSL) ? describe : describe.skip;

withCertificates('a registry with a certificate of the company', () => {
  let folder: string;
  let certificate: string;
  let registry: HostileRegistry;
  let tls: TlsProxy;
  let proxy: Server;
  let machine: Machine;
  const tunnels: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kimari-tls-'));
    certificate = join(folder, 'cert.pem');
    const key = join(folder, 'key.pem');
    await promisify(execFile)(OPENSSL, [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:registry.invalid'],
      ...['-keyout', key, '-out', certificate],
    ]);
    registry = await HostileRegistry.start();
    tls = await startTlsProxy({
      key: await readFile(key, 'utf8'),
      cert: await readFile(certificate, 'utf8'),
    });
    tls.forwardTo(registry.origin);
    proxy = startProxy();
    await once(proxy, 'listening');
  });
  afterAll(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await Promise.all([tls.close(), registry.stop(), rm(folder, { recursive: true })]);
  });
  beforeEach(async () => {
    tunnels.length = 0;
    registry.answers();
    machine = await Machine.with(`https://localhost:${tls.port}`);
    await mkdir(machine.project);
  });
  afterEach(() => machine.remove());

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
    const { code, err } = await machine.run(['search', 'x']);
    expect([code, err]).toEqual([8, expect.stringContaining('NODE_EXTRA_CA_CERTS')]);
    expect(registry.tokens).toEqual([]);
  });

  it.each(['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'])('is trusted when %s names it', async (name) => {
    const { rules } = await machine.json(['search', 'x'], { env: { [name]: certificate } });
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
      await machine.ok(['add', '@evil/style', '--target', 'claude'], { env });
      expect(new Set(tunnels)).toEqual(new Set(['registry.invalid:443']));
      expect(registry.tokens[0]).toBe(`Bearer ${env.KIMARI_TOKEN}`);
    },
  );

  it('is reached without the proxy when NO_PROXY names it', async () => {
    const env = { https_proxy: 'http://127.0.0.1:9', no_proxy: 'localhost', SSL_CERT_FILE: certificate };
    await machine.ok(['search', 'x'], { env });
    expect((await machine.run(['search', 'x'], { env: { ...env, no_proxy: '' } })).code).toBe(8);
  });
});
