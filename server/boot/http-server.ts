import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Env } from '../kernel/config/env';
import { StartError } from '../kernel/config/report-failure';

/** Milliseconds, while closing. */
const TIMEOUTS = { finish: 10_000, lookForIdle: 100 } as const;

/** Throws {@link StartError} when nobody could listen on HOST:PORT: better known before the slow part of starting. */
export async function requireFreePort({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(new StartError(reasonOf(error, { HOST, PORT }), { cause: error })));
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}

/** Listens on HOST:PORT. Throws {@link StartError} where that cannot be. */
export async function listen(app: NestExpressApplication, env: Pick<Env, 'HOST' | 'PORT'>): Promise<void> {
  try {
    await app.listen(env.PORT, env.HOST);
  } catch (error) {
    throw new StartError(reasonOf(error as NodeJS.ErrnoException, env), { cause: error });
  }
}

function reasonOf(
  { code, message }: NodeJS.ErrnoException,
  { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} on ${HOST} is in use already: set PORT to another one, or end the program that has it`;
    case 'EACCES':
      return `Port ${PORT} on ${HOST} may not be used by this account: set PORT to one above 1023`;
    default:
      return `Cannot listen on ${HOST}:${PORT}: ${message}`;
  }
}

/** Takes no more connections and waits for the requests in flight, at most ten seconds. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle when its answer is out, not when the server closes.
  const sweep = setInterval(() => server.closeIdleConnections(), TIMEOUTS.lookForIdle);
  const deadline = setTimeout(() => server.closeAllConnections(), TIMEOUTS.finish);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
