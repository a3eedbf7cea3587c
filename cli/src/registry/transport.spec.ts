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
