import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transport } from './transport';

let server: Server;
beforeAll(async () => {
  // Begins an answer and never ends it.
  server = createServer((_request, response) => {
    response.writeHead(200).write('{');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('bounds the whole of a request, and says so instead of giving a code', async () => {
  const transport = new Transport({});
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answer = transport.send({ method: 'GET', url, headers: {}, maxBytes: 1000, timeoutMs: 50 });
  await expect(answer).rejects.toMatchObject({
    code: 'TIMEOUT',
    says: ['network.timeout', expect.anything()],
  });
  await transport.close();
});

it('tells a server without encryption from one that is away', async () => {
  const transport = new Transport({});
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = { method: 'GET' as const, headers: {}, maxBytes: 1000, timeoutMs: 5000 };
  await expect(transport.send({ ...call, url: `https://${host}/` })).rejects.toMatchObject({
    says: ['network.reason_no_tls', { origin: `https://${host}` }],
    hint: ['network.no_tls_hint', { address: `http://${host}` }],
  });
  await transport.close();
});
