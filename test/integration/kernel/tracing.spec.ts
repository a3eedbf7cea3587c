import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { startTraces } from '../../../server/boot/tracing';
import { readOtelSettings } from '../../../server/kernel/tracing/otel-settings';
import { startTracing } from '../../../server/kernel/tracing/otlp-tracer';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { aRule } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';

type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string>> }[];
  readonly status?: { readonly code: number };
};
type Body = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly object[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
};

const PARENT = '4bf92f3577b34da6a3ce929d0e0e4736';
const SERVER = 2;

describe('traces', () => {
  const app = useTestApp({ TRUST_PROXY: 'loopback' });
  let collector: Server;
  let bodies: Body[] = [];
  let status = 200;
  let end: () => Promise<void> = () => Promise.resolve();
  const output: string[] = [];

  beforeAll(async () => {
    collector = createServer((request, response) => {
      void text(request).then((sent) => {
        const isRight =
          request.url === '/v1/traces' &&
          request.headers['api-key'] === 'secret' &&
          request.headers['content-type'] === 'application/json';
        if (isRight && status === 200) bodies.push(JSON.parse(sent) as Body);
        response.writeHead(isRight ? status : 400).end();
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
  });
  beforeEach(() => {
    bodies = [];
    status = 200;
    output.length = 0;
  });
  afterEach(() => end());
  afterAll(() => new Promise((done) => collector.close(done)));

  const start = (more: Readonly<Record<string, string>> = {}) => {
    const { port } = collector.address() as AddressInfo;
    const logger = pino({}, { write: (line: string) => void output.push(line) });
    const { settings } = readOtelSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=secret',
      OTEL_SERVICE_NAME: 'rules-of-the-lab',
      ...more,
    });
    if (settings) end = startTracing(settings, logger);
  };
  const sent = async (): Promise<readonly Span[]> => {
    await end();
    end = () => Promise.resolve();
    return bodies.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  };
  const valueOf = ({ attributes }: Span, key: string) =>
    Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0];

  it('show a request with its statements, below the trace of the proxy in front', async () => {
    const user = await aUser(app);
    const rule = await aRule(app, user);
    start();
    await as(app, user)
      .post('/api/rules/get', { id: rule.id })
      .set('traceparent', `00-${PARENT}-00f067aa0ba902b7-01`)
      .expect(200);
    const spans = await sent();
    const request = spans.find(({ kind }) => kind === SERVER);
    expect(request).toMatchObject({
      traceId: PARENT,
      parentSpanId: '00f067aa0ba902b7',
      name: 'POST /api/rules/get',
    });
    expect(request && valueOf(request, 'http.response.status_code')).toBe('200');
    const statements = spans.filter((span) => valueOf(span, 'db.system.name') === 'postgresql');
    expect(statements.length).toBeGreaterThan(0);
    for (const span of statements) {
      expect([span.traceId, span.parentSpanId]).toEqual([PARENT, request?.spanId]);
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
      expect(BigInt(span.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request?.startTimeUnixNano ?? 0));
    }
    expect(bodies[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'rules-of-the-lab' },
    });
    expect(JSON.stringify(bodies)).not.toContain(rule.id);
    expect(JSON.stringify(bodies)).not.toContain(user.username);
  });

  it('name each mail, although no request waits for it', async () => {
    const user = await aUser(app);
    start();
    await as(app, null).post('/api/auth/sendPasswordReset', { email: user.email }).expect(200);
    await app.mails(user.email);
    const mail = (await sent()).filter(({ name }) => name === 'send mail');
    expect(mail).toHaveLength(1);
    expect(JSON.stringify(bodies)).not.toContain(user.email);
  });

  it.each([
    ['the caller', {}, `00-${PARENT}-00f067aa0ba902b7-00`],
    ['the sampler', { OTEL_TRACES_SAMPLER: 'always_off' }, `00-${PARENT}-00f067aa0ba902b7-01`],
  ])('show nothing that %s leaves out', async (_, settings, traceparent) => {
    start(settings);
    await as(app, null).get('/api/health').set('traceparent', traceparent).expect(200);
    expect(await sent()).toEqual([]);
  });

  it.each(['', 'nonsense', `ff-${PARENT}-00f067aa0ba902b7-01`, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])(
    'begin anew below the traceparent %j',
    async (traceparent) => {
      start();
      await as(app, null).get('/api/health').set('traceparent', traceparent).expect(200);
      const request = (await sent()).find(({ kind }) => kind === SERVER);
      expect(request).toMatchObject({ name: 'GET /api/health' });
      expect([request?.traceId === PARENT, request?.parentSpanId]).toEqual([false, undefined]);
    },
  );

  it('cost no request when the collector refuses, and the log counts them', async () => {
    start();
    status = 503;
    await as(app, null).get('/api/health').expect(200);
    expect(await sent()).toEqual([]);
    expect(output.join('')).toMatch(/"spans":[1-9].*spans were lost/);
  });

  it('are off after an answer that no variable asks for', async () => {
    end = await startTraces(pino({ level: 'silent' }), {});
    await as(app, null).get('/api/health').expect(200);
    expect(await sent()).toEqual([]);
  });
});
