import { readOtelSettings } from './otel-settings';
import { samplerOf } from './sampler';

const BASE = 'http://127.0.0.1:4318';
const read = (source: Readonly<Record<string, string>>) => readOtelSettings(source);

describe('the standard variables of OpenTelemetry', () => {
  it.each([
    [{}, undefined],
    [{ OTEL_SERVICE_NAME: 'x' }, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: BASE, OTEL_SDK_DISABLED: 'TRUE' }, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: BASE, OTEL_TRACES_EXPORTER: 'none' }, undefined],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: BASE, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'PROTOCOL=grpc'],
  ])('%j ask for no traces', (source, refusal) => {
    expect(read(source).settings).toBeNull();
    expect(read(source).refusal ?? '').toContain(refusal ?? '');
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: BASE }, `${BASE}/v1/traces`],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: `${BASE}/base//` }, `${BASE}/base/v1/traces`],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${BASE}/own` }, `${BASE}/own`],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: BASE, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${BASE}/own` }, `${BASE}/own`],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: BASE, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' },
      `${BASE}/v1/traces`,
    ],
  ])('%j send traces to %s', (source, endpoint) => {
    expect(read(source).settings?.endpoint).toBe(endpoint);
  });

  it('name the service, its attributes and headers, and take no nonsense', () => {
    const { settings } = read({
      OTEL_EXPORTER_OTLP_ENDPOINT: BASE,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%3Db, other = 1,broken,=x,bad=%E0',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=ignored,deployment.environment.name=lab',
      OTEL_SERVICE_NAME: 'rules',
      OTEL_BSP_MAX_QUEUE_SIZE: '-4',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    expect(settings).toMatchObject({
      headers: { 'api-key': 'a=b', other: '1' },
      resource: { 'service.name': 'rules', 'deployment.environment.name': 'lab' },
      ...{ queueSize: 2048, delay: 100 },
    });
    expect(Object.keys(settings?.headers ?? {})).toHaveLength(2);
  });
});

describe('a sampler', () => {
  const ids = Array.from({ length: 1000 }, (_, index) =>
    Math.floor((index / 1000) * 16 ** 13)
      .toString(16)
      .padStart(32, '0'),
  );
  const share = (name: string, argument?: string, parent: boolean | null = null) =>
    ids.filter((id) => samplerOf(name, argument)?.(id, parent)).length / ids.length;

  it.each([
    ['always_on', undefined, false, 1],
    ['always_off', undefined, true, 0],
    ['traceidratio', '0.25', true, 0.25],
    ['traceidratio', 'half', null, 1],
    ['traceidratio', '0', null, 0],
    ['parentbased_always_on', undefined, false, 0],
    ['parentbased_always_on', undefined, null, 1],
    ['parentbased_always_off', undefined, true, 1],
    ['parentbased_traceidratio', '0.5', null, 0.5],
    ['parentbased_traceidratio', '0', true, 1],
  ] as const)('%s (%s), below a parent that says %s, keeps %d', (name, argument, parent, kept) => {
    expect(share(name, argument, parent)).toBeCloseTo(kept, 2);
  });

  it('of another name does not exist', () => {
    expect([samplerOf('jaeger_remote', undefined), samplerOf('', undefined)]).toEqual([null, null]);
  });
});
