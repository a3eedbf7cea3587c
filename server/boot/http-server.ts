import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Env } from '../kernel/config/env';
import { StartError } from '../kernel/config/report-failure';

/** Milliseconds for requests in flight to finish, and between checks for idle connections. */
const CLOSING = { timeout: 10_000, idleCheckInterval: 100 } as const;

/** Throws {@link StartError} when HOST:PORT is not available, so that the start fails before its slow part. */
export async function requireFreePort({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(new StartError(reasonOf(error, { HOST, PORT }), { cause: error })));
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}

/** Listens on HOST:PORT. Throws {@link StartError} on failure. */
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
      return `Port ${PORT} on ${HOST} is already in use: set PORT to another one, or stop the program that uses it`;
    case 'EACCES':
      return `This account is not allowed to use port ${PORT} on ${HOST}: set PORT to a number above 1023`;
    default:
      return `Cannot listen on ${HOST}:${PORT}: ${message}`;
  }
}

/** Stops accepting connections and waits up to ten seconds for requests in flight. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A keep-alive connection becomes idle only after its response, so closing the idle ones once is not enough.
  const sweep = setInterval(() => server.closeIdleConnections(), CLOSING.idleCheckInterval);
  const deadline = setTimeout(() => server.closeAllConnections(), CLOSING.timeout);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
