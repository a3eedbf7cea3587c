import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { useTestApp } from '../../support/app';

describe('clients that send slowly', () => {
  const app = useTestApp();
  const server = (): Server => app.nest.getHttpServer() as Server;
  const head = 'POST /api/rules/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  /** Everything that a connection receives until the server closes it. */
  const answerTo = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const { port } = server().address() as AddressInfo;
      let answer = '';
      const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', () => undefined).once('close', () => resolve(answer));
    });

  it('have ten seconds, checked every second', () => {
    expect(server()).toMatchObject({
      requestTimeout: 10_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
    });
  });

  it('are disconnected in the middle of a body or of the headers', async () => {
    Object.assign(server(), { requestTimeout: 200, headersTimeout: 200 });
    const bodies = Array.from({ length: 20 }, () => answerTo(`${head}Content-Length: 1000\r\n\r\n{`));
    const answers = await Promise.all([...bodies, answerTo(head)]);
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(answers.map(() => 'HTTP/1.1 408'));
  });
});
