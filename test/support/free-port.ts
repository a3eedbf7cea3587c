import { once } from 'node:events';
import { createServer } from 'node:net';

const PORTS = 4000;
const FIRST_PORT = 16_000 + (Number(process.env.JEST_WORKER_ID ?? 1) % 4) * PORTS;
let nextPort = process.pid % PORTS;

/**
 * A port that only a server takes, which listens on it some seconds later: connections have ports above these, and every
 * worker of Jest counts in its own range.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + (nextPort++ % PORTS);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
