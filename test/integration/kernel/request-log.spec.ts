import { PassThrough } from 'node:stream';
import pino from 'pino';
import { Database } from '../../../server/kernel/database/database';
import { createTestApp, type TestApp, type TestSettings } from '../../support/app';
import { as } from '../../support/as';

type Line = Readonly<Record<string, unknown>> & { readonly msg: string; readonly level: number };

const WARN = 40;
const INFO = 30;

/** An app whose log is read. */
async function anApp(settings: TestSettings): Promise<{ app: TestApp; lines: () => readonly Line[] }> {
  const output = new PassThrough();
  let text = '';
  output.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const app = await createTestApp(settings, {}, { logger: pino({ level: 'info' }, output) });
  return {
    app,
    lines: () =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line),
  };
}

describe('the log', () => {
  it('has a line for each request, which says where it went and from what kind of address', async () => {
    const { app, lines } = await anApp({ TRUST_PROXY: 'loopback' });
    try {
      const ask = (ip: string) =>
        as(app, null).get('/api/health').set('X-Forwarded-For', ip).set('X-Request-Id', `from-${ip.length}`);
      for (const ip of ['127.0.0.1', '10.1.2.3', '203.0.113.77', '2001:db8::77', 'fe80::1']) await ask(ip);
      await as(app, null).post('/api/rules/get', { id: 'of-nobody' }).expect(404);
      const requests = lines().filter(({ msg }) => msg === 'request');
      expect(requests.map(({ address }) => address)).toEqual([
        ...['loopback', 'private', 'IPv4', 'IPv6', 'private'],
        expect.any(String),
      ]);
      expect(requests.at(-1)).toMatchObject({
        ...{ level: INFO, method: 'POST', surface: '/api', route: '/api/rules/get', status: 404 },
        ...{ requestId: expect.any(String) as string, milliseconds: expect.any(Number) as number },
      });
      expect(JSON.stringify(requests)).not.toMatch(/203\.0\.113|2001:db8|10\.1\.2/);
    } finally {
      await app.close();
    }
  });

  it('leaves out ordinary requests as LOG_REQUESTS says, and no failed one', async () => {
    const { app, lines } = await anApp({ LOG_REQUESTS: '0' });
    try {
      await as(app, null).get('/api/health').expect(200);
      jest
        .spyOn(app.nest.get(Database, { strict: false }), 'read')
        .mockRejectedValueOnce(new Error('a mistake'));
      await as(app, null).get('/api/rules/@taro/nothing').expect(500);
      const about = lines().filter(({ msg, status }) => msg.startsWith('request') && status !== undefined);
      expect(about.map(({ msg, level }) => [msg, level])).toEqual([['request failed', WARN]]);
    } finally {
      await app.close();
    }
  });

  it('names slow statements, without their values', async () => {
    const { app, lines } = await anApp({});
    try {
      await app.nest
        .get(Database, { strict: false })
        .write('select pg_sleep($1), $2::text', [0.51, 'a value']);
      const [line] = lines().filter(({ msg }) => msg === 'slow statement');
      expect(line).toMatchObject({ level: WARN, sql: 'select pg_sleep($1), $2::text' });
      expect(line?.['statement']).toMatch(/^\S{43}$/);
      expect(JSON.stringify(line)).not.toContain('a value');
    } finally {
      await app.close();
    }
  });
});
