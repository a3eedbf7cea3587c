import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import express, { type RequestHandler } from 'express';
import pino from 'pino';
import { requestLog } from './request-log';

const SLOW = 1000;
let now = 0;

/** How long it takes until an answer begins and, from then, until it ends. Each way that Express and Node have to answer. */
const WAYS: Readonly<Record<string, (before: () => void, after: () => void) => RequestHandler>> = {
  json: (before) => (_request, response) => {
    before();
    response.json({});
  },
  'a piece, and the rest': (before, after) => (_request, response) => {
    before();
    response.write('begin');
    after();
    response.end('end');
  },
  'flushed headers, as for events': (before, after) => (_request, response) => {
    before();
    response.type('text/event-stream').flushHeaders();
    after();
    response.end();
  },
  'a pipe, as for a download': (before, after) => (_request, response) => {
    before();
    const source = new Readable({ read: () => undefined });
    source.pipe(response);
    source.push('first');
    setImmediate(() => {
      after();
      source.push(null);
    });
  },
  'writeHead with headers': (before, after) => (_request, response) => {
    before();
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    after();
    response.end('x');
  },
  'an empty answer': (before) => (_request, response) => {
    before();
    response.status(204).end();
  },
};

async function lineOf(handler: RequestHandler): Promise<Readonly<Record<string, unknown>> | undefined> {
  const output = new PassThrough();
  const app = express();
  app.use(requestLog(pino(output), { surface: '/test', share: 1, slowAfter: SLOW }), handler);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
  const text = String(output.read() ?? '');
  return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
}

describe('the time of a request', () => {
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  const pass = (milliseconds: number) => () => {
    now += milliseconds;
  };

  it.each(Object.entries(WAYS))('ends when the answer begins: %s', async (_, way) => {
    expect(await lineOf(way(pass(10), pass(60_000)))).toMatchObject({ msg: 'request', milliseconds: 10 });
    now = 0;
    expect(await lineOf(way(pass(SLOW), pass(0)))).toMatchObject({ msg: 'slow request', milliseconds: SLOW });
  });

  it('says how long the answer stayed open', async () => {
    const stream = WAYS['flushed headers, as for events'];
    expect(await lineOf(stream!(pass(10), pass(60_000)))).toMatchObject({ open: 60_010 });
  });
});
