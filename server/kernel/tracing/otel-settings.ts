import { SECOND } from '@kimari/common/durations';
import type { Attributes } from './tracing';

/** The standard variables (OpenTelemetry Environment Variable Specification) that the server follows. */
export type OtelSettings = {
  /** Where traces are sent. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the process, such as `service.name`. */
  readonly resource: Attributes;
  readonly sampler: string;
  readonly samplerArgument: string | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  readonly delay: number;
  readonly queueSize: number;
  readonly batchSize: number;
};

type Source = Readonly<Record<string, string | undefined>>;

const DEFAULT_SERVICE = 'kimari';
const HTTP = /^https?:\/\//;

/** Null when tracing is not configured. `refusal` names a variable that asks for something unsupported. */
export function readOtelSettings(source: Source): {
  readonly settings: OtelSettings | null;
  readonly refusal?: string;
} {
  const endpoint = endpointIn(source);
  if (endpoint === null || isOff(source)) return { settings: null };
  if (!HTTP.test(endpoint) || !URL.canParse(endpoint))
    return { settings: null, refusal: 'OTEL_EXPORTER_OTLP_ENDPOINT is no http or https address' };
  const protocol = of(source, 'PROTOCOL') ?? 'http/json';
  if (!protocol.startsWith('http/'))
    return {
      settings: null,
      refusal: `OTEL_EXPORTER_OTLP_PROTOCOL=${protocol}: only http is spoken (port 4318)`,
    };
  const resource = { 'service.name': DEFAULT_SERVICE, ...pairsIn(source['OTEL_RESOURCE_ATTRIBUTES']) };
  const service = source['OTEL_SERVICE_NAME'];
  return {
    settings: {
      endpoint,
      headers: {
        ...pairsIn(source['OTEL_EXPORTER_OTLP_HEADERS']),
        ...pairsIn(source['OTEL_EXPORTER_OTLP_TRACES_HEADERS']),
      },
      resource: service ? { ...resource, 'service.name': service } : resource,
      sampler: source['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on',
      samplerArgument: source['OTEL_TRACES_SAMPLER_ARG'],
      timeout: numberIn(of(source, 'TIMEOUT'), 10 * SECOND),
      delay: numberIn(source['OTEL_BSP_SCHEDULE_DELAY'], 5 * SECOND),
      queueSize: numberIn(source['OTEL_BSP_MAX_QUEUE_SIZE'], 2048),
      batchSize: numberIn(source['OTEL_BSP_MAX_EXPORT_BATCH_SIZE'], 512),
    },
  };
}

/** An exporter's variable for traces, or else the general one. */
function of(source: Source, name: string): string | undefined {
  return source[`OTEL_EXPORTER_OTLP_TRACES_${name}`] || source[`OTEL_EXPORTER_OTLP_${name}`] || undefined;
}

/** The address for traces is used as it is; the general one is a base address. */
function endpointIn(source: Source): string | null {
  const own = source['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  if (own) return own;
  const base = source['OTEL_EXPORTER_OTLP_ENDPOINT'];
  return base ? `${base.replace(/\/+$/, '')}/v1/traces` : null;
}

function isOff(source: Source): boolean {
  const isDisabled = source['OTEL_SDK_DISABLED']?.toLowerCase() === 'true';
  return isDisabled || (source['OTEL_TRACES_EXPORTER'] || 'otlp') !== 'otlp';
}

/** `key=value,key=value`, percent-encoded (W3C Baggage). Malformed pairs are ignored. */
function pairsIn(text = ''): Readonly<Record<string, string>> {
  const pairs = text.split(',').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    if (at <= 0) return [];
    try {
      return [[part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim())]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(pairs);
}

function numberIn(text: string | undefined, usual: number): number {
  const number = Number(text);
  return text && Number.isInteger(number) && number > 0 ? number : usual;
}
