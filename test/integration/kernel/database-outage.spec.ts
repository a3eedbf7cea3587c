import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import request from 'supertest';
import { createApp, type Server } from '../../../server/create-app';
import { readEnv } from '../../../server/kernel/config/env';
import { PostgresPool } from '../../../server/kernel/database/postgres-pool';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy';
import { until } from '../../support/until';

describe('a database outage', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let server: Server;
  let dataDir: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const url = new URL(database.url);
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    dataDir = await mkdtemp(join(tmpdir(), 'kimari-outage-'));
    const env = readEnv({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: url.toString(),
      JWT_SECRET: 'a secret that only the tests know, 32 bytes',
      RATE_LIMIT: 'off',
      RESPONSE_CACHE: 'off',
    });
    server = await createApp(env, url.toString(), pino({ level: 'silent' }));
    await server.app.listen(0, '127.0.0.1');
  });
  afterEach(async () => {
    proxy.set('pass');
    await until(async () => (await http().get('/readyz')).status === 200);
  });
  afterAll(async () => {
    await server.app.close();
    await proxy.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const http = () => request(server.app.getHttpServer());
  const list = () => http().post('/api/rules/list').set('Accept-Language', 'en').send({});
  const graphql = () =>
    http().post('/graphql').set('Accept-Language', 'en').send({ query: '{ rules { totalCount } }' });

  it('is told apart from a moment in which requests use all connections', async () => {
    const { pool } = server.app.get(PostgresPool, { strict: false });
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const waiting = list();
    const answered = waiting.then(({ status }) => status);
    await until(() => pool.waitingCount > 0);
    await http().get('/readyz').expect(200, { status: 'busy' });
    held.forEach((client) => client.release());
    expect(await answered).toBe(200);
    await http().get('/readyz').expect(200, { status: 'ready' });
  });

  it.each(['refuse', 'blackhole'] as const)(
    'causes 503 with Retry-After until the database is back (%s)',
    async (mode) => {
      await list().expect(200);
      proxy.set(mode);
      const { body, headers } = await list().expect(503);
      expect(body).toEqual({
        defined: false,
        code: 'SERVICE_UNAVAILABLE',
        status: 503,
        message: 'Service temporarily unavailable. Please try again later.',
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      const answer = await graphql();
      expect(answer.body.errors[0].extensions).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        status: 503,
        retryAfter: 5,
      });
      await http().get('/livez').expect(200);
      await http().get('/api/health').expect(200);
      await http().get('/readyz').expect(503);

      proxy.set('pass');
      await until(async () => (await list()).status === 200);
      expect((await graphql()).body).toEqual({ data: { rules: { totalCount: 0 } } });
    },
    30_000,
  );

  it('gets a response for every parallel request, and none is lost afterwards', async () => {
    proxy.set('refuse');
    const during = await Promise.all(Array.from({ length: 40 }, () => list()));
    expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]));
    proxy.set('pass');
    await until(async () => (await list()).status === 200);
    const after = await Promise.all(Array.from({ length: 40 }, () => list()));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('does not affect 404 and 400', async () => {
    proxy.set('refuse');
    await http().get('/api/nothing').expect(404);
    await http().post('/api/rules/list').send({ limit: 0 }).expect(400);
    await http().post('/api/rules/create').send({}).expect(400);
  });
});
