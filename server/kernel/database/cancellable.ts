import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientBase, QueryResult } from 'pg';

/** The code of a cancel request (PostgreSQL protocol 3.0, "CancelRequest"). */
const CANCEL_REQUEST = 80_877_102;
/** Timeout of a cancel request in milliseconds. A statement that it does not reach ends at its own timeout. */
const CANCEL_TIMEOUT = 1000;
/** Milliseconds between two cancel requests. PostgreSQL ignores one that overtakes its statement. */
const CANCEL_INTERVAL = 100;

/** The fields of a pg connection that its types omit. */
type Backend = {
  readonly host: string;
  readonly port: number;
  readonly processID: number;
  readonly secretKey: number;
};

/** Runs a statement, and cancels it in PostgreSQL at the deadline. Throws the reason of the abort. */
export async function runUntil(
  deadline: AbortSignal,
  client: ClientBase,
  run: () => Promise<QueryResult>,
): Promise<QueryResult> {
  deadline.throwIfAborted();
  let cancelling: Cancelling | undefined;
  const cancel = () => (cancelling = new Cancelling(client as unknown as Backend));
  deadline.addEventListener('abort', cancel, { once: true });
  try {
    return await run();
  } catch (error) {
    if (cancelling) deadline.throwIfAborted();
    throw error;
  } finally {
    deadline.removeEventListener('abort', cancel);
    await cancelling?.end();
  }
}

/** Requests that a backend cancels its statement, again and again until the statement has ended. */
class Cancelling {
  private readonly ended = new AbortController();
  private readonly requests: Promise<void>;

  constructor(backend: Backend) {
    this.requests = this.ask(backend);
  }

  /** Resolves when the last request has arrived; it would cancel the next statement on the connection. */
  end(): Promise<void> {
    this.ended.abort();
    return this.requests;
  }

  private async ask(backend: Backend): Promise<void> {
    const { signal } = this.ended;
    while (!signal.aborted) {
      await cancelStatement(backend);
      await delay(CANCEL_INTERVAL, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Sends the request on a separate connection, which PostgreSQL closes after it has signalled the backend. */
function cancelStatement({ host, port, processID, secretKey }: Backend): Promise<void> {
  const message = Buffer.alloc(16);
  [message.length, CANCEL_REQUEST, processID, secretKey].forEach((value, index) =>
    message.writeInt32BE(value, index * 4),
  );
  return new Promise((resolve) => {
    const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    socket.setTimeout(CANCEL_TIMEOUT, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
    // Without reading, the socket never reports its end.
    socket.resume();
    socket.write(message);
  });
}
