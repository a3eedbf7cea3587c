import { createServer, type AddressInfo, type Server } from 'node:net';
import type { ClientBase, QueryResult } from 'pg';
import { runUntil } from './cancellable';

const LATE = new Error('too late');

describe('a statement under a deadline', () => {
  let server: Server;
  let requests = 0;
  let onRequest: (count: number) => void;

  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server = createServer((socket) => {
          socket.on('data', () => {
            onRequest(++requests);
            socket.end();
          });
        }).listen(0, '127.0.0.1', resolve);
      }),
  );
  beforeEach(() => (requests = 0));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const client = () =>
    ({
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      processID: 1,
      secretKey: 2,
    }) as unknown as ClientBase;

  it('is cancelled again when the first request overtakes it', async () => {
    const deadline = new AbortController();
    const statement = new Promise<QueryResult>((_resolve, reject) => {
      onRequest = (count) => count === 3 && reject(new Error('canceling statement due to user request'));
    });
    const result = runUntil(deadline.signal, client(), () => statement);
    deadline.abort(LATE);
    await expect(result).rejects.toBe(LATE);
    expect(requests).toBe(3);
  });

  it('is not cancelled any more once it has ended', async () => {
    const deadline = new AbortController();
    const statement = Promise.resolve({ rows: [] } as unknown as QueryResult);
    expect(await runUntil(deadline.signal, client(), () => statement)).toEqual({ rows: [] });
    deadline.abort(LATE);
    expect(requests).toBe(0);
  });
});
