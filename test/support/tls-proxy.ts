import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export type TlsProxy = {
  readonly port: number;
  /** Sets the target of later requests. */
  forwardTo(origin: string): void;
  close(): Promise<void>;
};

/** Starts a proxy that terminates TLS as in production and sets `X-Forwarded-Proto`. */
export async function startTlsProxy(identity: {
  readonly key: string;
  readonly cert: string;
}): Promise<TlsProxy> {
  let target = '';
  const server = createServer(identity, (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, url = '/', headers } = asked;
    const forwarded = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const asking = request(target + url, { method, headers: forwarded }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    asking.once('error', () => answer.destroy());
    asked.pipe(asking);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    forwardTo: (origin) => {
      target = origin;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
