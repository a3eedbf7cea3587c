import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { parse } from 'yaml';
import { exposeMetrics, serveMetrics, stopMetrics } from '../../../server/boot/metrics-server';
import { registry } from '../../../server/kernel/metrics/instruments';
import { SURFACES } from '../../../server/surfaces';
import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { aRule } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';

const FOLDER = join(__dirname, '../../../docs/monitoring');
/** Prometheus makes these itself. */
const OF_PROMETHEUS = new Set(['up']);

type Alert = {
  readonly alert: string;
  readonly expr: string;
  readonly labels?: { readonly severity?: string };
  readonly annotations?: { readonly summary?: string; readonly promise?: string };
};
type Panel = { readonly title: string; readonly targets: readonly { expr: string; legendFormat: string }[] };

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const alerts = (parse(read('alerts.yml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
const expressions: readonly (readonly [string, string])[] = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Names of metrics in an expression, with the labels that are compared. */
function selectorsIn(expression: string) {
  return [...expression.matchAll(/\b([a-z]\w*)(?:\{([^}]*)\})?(?=[\s)[]|$)/g)]
    .map(([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)\s*[=!]~?/g)].map(([, label]) => label),
      values: [...labels.matchAll(/\w+="[^"]*"/g)].map(([pair]) => pair),
    }))
    .filter(({ name }) => /^(?:kimari|nodejs|process)_/.test(name) || OF_PROMETHEUS.has(name));
}

const groupedIn = (expression: string) =>
  [...expression.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(([, labels = '']) =>
    labels.split(/,\s*/),
  );

describe('the metrics', () => {
  const app = useTestApp({ TRUST_PROXY: 'loopback' });
  let server: Server;

  beforeAll(async () => {
    exposeMetrics(app.nest, { version: '1.2.3', commit: 'abc' });
    server = await serveMetrics({ METRICS_HOST: '127.0.0.1', METRICS_PORT: 0 }, pino({ level: 'silent' }));
  });
  afterAll(() => stopMetrics(server));

  const scrape = async (path = '/metrics') => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  /** The labels that each exported name can have; of histograms also those of its parts. */
  const exported = async () => {
    const known = new Map<string, readonly string[]>([...OF_PROMETHEUS].map((name) => [name, ['job']]));
    const { text } = await scrape();
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      const { labelNames = [] } = registry.getSingleMetric(name) as unknown as { labelNames?: string[] };
      const parts = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      for (const part of parts)
        known.set(name + part, part === '_bucket' ? [...labelNames, 'le'] : labelNames);
    }
    return known;
  };

  it.each(expressions)('have what "%s" asks for: %s', async (_name, expression) => {
    const known = await exported();
    const selectors = selectorsIn(expression);
    expect(selectors).not.toEqual([]);
    const grouped = groupedIn(expression);
    const { text } = await scrape();
    for (const { name, labels, values } of selectors) {
      expect([...known.keys()]).toContain(name);
      const series = text.split('\n').filter((line) => line.startsWith(`${name}{`));
      for (const pair of OF_PROMETHEUS.has(name) ? [] : values) expect(series.join('\n')).toContain(pair);
      expect(known.get(name)).toEqual(expect.arrayContaining([...labels, ...grouped]));
    }
  });

  it.each(alerts)('are guarded by $alert, which names its promise', ({ labels, annotations }) => {
    expect(['page', 'ticket']).toContain(labels?.severity);
    expect(annotations?.summary).toMatch(/\.$/);
    expect(annotations?.promise).toMatch(/\S{3}/);
  });

  it('are all on the dashboard', async () => {
    const shown = new Set(
      panels
        .flatMap(({ targets }) => targets.flatMap(({ expr }) => selectorsIn(expr)))
        .map(({ name }) => name.replace(/_(?:bucket|sum|count)$/, '')),
    );
    const { text } = await scrape();
    const own = [...text.matchAll(/^# TYPE (kimari_\S+)/gm)].map(([, name]) => name);
    expect(own.length).toBeGreaterThan(15);
    expect(own.filter((name) => !shown.has(name ?? ''))).toEqual([]);
  });

  it('have labels with few values, whatever strangers send', async () => {
    const marks = Array.from({ length: 20 }, () => `m${randomBytes(6).toString('hex')}`);
    for (const mark of marks) {
      await app.http().get(`/api/${mark}`);
      await app.http().get(`/${mark}`);
      await as(app, null).post('/api/rules/search', { query: mark });
      await as(app, null).post('/api/rules/get', { id: mark });
      await as(app, null).graphql(`query ${mark} { rules(first: 1) { totalCount } }`);
      await app.http().get(`/badges/@${mark}/${mark}/stars.svg`);
    }
    const { text } = await scrape();
    for (const mark of marks) expect(text).not.toContain(mark);
    const surfaces = [...text.matchAll(/^kimari_requests_total\{surface="([^"]*)"/gm)].map(
      ([, surface]) => surface,
    );
    const all = [...SURFACES.map(({ prefix }) => prefix), 'pages'];
    expect(all).toEqual(expect.arrayContaining(surfaces));
  });

  it('count what happens', async () => {
    const value = async (series: string) => {
      const { text } = await scrape();
      const line = text.split('\n').find((each) => each.startsWith(`${series} `));
      return Number(line?.slice(series.length + 1) ?? 0);
    };
    const series = {
      requests: 'kimari_requests_total{surface="/api",method="POST",status="200"}',
      found: 'kimari_search_duration_seconds_count{kind="query",outcome="found"}',
      nothing: 'kimari_search_duration_seconds_count{kind="query",outcome="nothing"}',
      visits: 'kimari_visits_total{outcome="stored"}',
    };
    const values = () => Promise.all(Object.values(series).map(value));
    const taro = await aUser(app, { username: 'taro' });
    const { id } = await aRule(app, taro, { name: 'typescript-style' });
    const before = await values();
    await as(app, null).post('/api/rules/search', { query: 'typescript' }).expect(200);
    await as(app, null).post('/api/rules/search', { query: 'qwrtzxplk' }).expect(200);
    await as(app, null).post('/api/rules/view', { ruleId: id }).expect(200);
    await app.storeVisits();
    const after = await values();
    expect(after.map((each, index) => each - (before[index] ?? 0))).toEqual([3, 1, 1, 1]);
  });

  it('are on no other address, and nothing else is on theirs', async () => {
    expect((await app.http().get('/metrics')).status).toBe(404);
    expect((await scrape('/')).status).toBe(404);
    expect((await scrape('/api/health')).status).toBe(404);
  });
});
