import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';

/** A statement as sent over the wire: its text, and its parameters in PostgreSQL's text format. */
export type Statement = {
  readonly sql: string;
  readonly parameters: readonly (string | null)[];
  /** Name of the prepared statement; empty for an unnamed one. */
  readonly name: string;
};

export type StatementTap = {
  readonly url: string;
  /** Returns the statements since the last call. */
  take(): Statement[];
  close(): void;
};

const START_MESSAGE_HAS_NO_TYPE = 0;

/**
 * A proxy for PostgreSQL that records every statement, so that the floor runs exactly the same SQL as Kimari.
 * Understands Query, Parse and Bind of protocol 3.0.
 */
export async function tapStatements(databaseUrl: string): Promise<StatementTap> {
  const target = new URL(databaseUrl);
  const seen: Statement[] = [];
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const read = frontendReader((statement) => seen.push(statement));
    client.on('data', (chunk) => {
      read(chunk);
      database.write(chunk);
    });
    database.on('data', (chunk) => client.write(chunk));
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.toString(), take: () => seen.splice(0), close: () => server.close() };
}

function frontendReader(onStatement: (statement: Statement) => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0);
  let headerLength = START_MESSAGE_HAS_NO_TYPE;
  const prepared = new Map<string, string>();
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= headerLength + 4) {
      const length = headerLength + pending.readInt32BE(headerLength);
      if (pending.length < length) return;
      const type = headerLength === 0 ? '' : pending.toString('latin1', 0, 1);
      const body = pending.subarray(headerLength + 4, length);
      pending = pending.subarray(length);
      headerLength = 1;
      if (type === 'Q') onStatement({ sql: text(body, 0).value, parameters: [], name: '' });
      if (type === 'P') {
        const name = text(body, 0);
        prepared.set(name.value, text(body, name.end).value);
      }
      if (type === 'B') onStatement(bound(body, prepared));
    }
  };
}

function bound(body: Buffer, prepared: ReadonlyMap<string, string>): Statement {
  const name = text(body, text(body, 0).end);
  let offset = name.end;
  const formats = Array.from({ length: body.readInt16BE(offset) }, (_, index) =>
    body.readInt16BE(offset + 2 + 2 * index),
  );
  offset += 2 + 2 * formats.length;
  const count = body.readInt16BE(offset);
  offset += 2;
  const parameters = Array.from({ length: count }, (_, index) => {
    const length = body.readInt32BE(offset);
    offset += 4;
    if (length < 0) return null;
    // Kimari sends only bytea in binary format.
    const isBinary = formats[index] === 1;
    const bytes = body.subarray(offset, offset + length);
    const value = isBinary ? `\\x${bytes.toString('hex')}` : bytes.toString('utf8');
    offset += length;
    return value;
  });
  return { sql: prepared.get(name.value) ?? '', parameters, name: name.value };
}

function text(body: Buffer, start: number): { readonly value: string; readonly end: number } {
  const zero = body.indexOf(0, start);
  return { value: body.toString('utf8', start, zero), end: zero + 1 };
}
