import { connect } from 'node:net';
import type { ClientBase, QueryResult } from 'pg';

/** The code of a cancel request (PostgreSQL protocol 3.0, "CancelRequest"). */
const CANCEL_REQUEST = 80_877_102;
/** Milliseconds a cancel request may take; a statement that it does not reach ends by its own timeout. */
const PATIENCE = 1000;

/** What pg knows of a connection beside its types. */
type Backend = {
  readonly host: string;
  readonly port: number;
  readonly processID: number;
  readonly secretKey: number;
};

/** Runs a statement until the deadline, which cancels it in PostgreSQL. Throws the refusal of the deadline. */
export async function runUntil(
  deadline: AbortSignal,
  client: ClientBase,
  run: () => Promise<QueryResult>,
): Promise<QueryResult> {
  deadline.throwIfAborted();
  let cancelling: Promise<void> | undefined;
  const cancel = () => {
    cancelling = cancelStatement(client as unknown as Backend);
  };
  deadline.addEventListener('abort', cancel, { once: true });
  try {
    return await run();
  } catch (error) {
    if (cancelling) deadline.throwIfAborted();
    throw error;
  } finally {
    deadline.removeEventListener('abort', cancel);
    // The connection is used by nobody else until the request has arrived: it would stop their statement.
    await cancelling;
  }
}

/** PostgreSQL takes the request on a connection of its own, and closes that once the signal is sent. */
function cancelStatement({ host, port, processID, secretKey }: Backend): Promise<void> {
  const message = Buffer.alloc(16);
  [message.length, CANCEL_REQUEST, processID, secretKey].forEach((value, index) =>
    message.writeInt32BE(value, index * 4),
  );
  return new Promise((resolve) => {
    const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
    // Reading is what notices the end.
    socket.resume();
    socket.write(message);
  });
}
