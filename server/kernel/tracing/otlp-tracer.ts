import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { HttpRequest, HttpResponse } from '../http/exchange';
import type { Logger } from 'pino';
import type { OtelSettings } from './otel-settings';
import { type EndedSpan, OtlpExporter } from './otlp-exporter';
import { type Sampler, samplerOf } from './sampler';
import { type Tracer, traceWith, type Work } from './tracing';

/** The trace and parent of new spans. */
type Place = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean };

/** W3C Trace Context, version 00; a later version may append more. */
const PARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})(?<traceId>[0-9a-f]{32})-(?!0{16})(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})(?:$|-)/;
const UNKNOWN_METHOD = '_OTHER';
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Traces in OpenTelemetry's format. Loaded only when the standard variables ask for it. */
export class OtlpTracer implements Tracer {
  private readonly place = new AsyncLocalStorage<Place>();

  constructor(
    private readonly exporter: OtlpExporter,
    private readonly isKept: Sampler,
  ) {}

  async run<Result>(
    { name, kind, attributes, isRoot = false }: Work,
    task: () => Promise<Result>,
  ): Promise<Result> {
    const parent = this.place.getStore();
    if (parent ? !parent.isSampled : !isRoot) return task();
    const place = this.below(parent ?? null);
    const finish = this.begin(place, parent?.spanId);
    return this.place.run(place, async () => {
      try {
        const result = await task();
        finish({ name, kind, attributes });
        return result;
      } catch (error) {
        finish({ name, kind, attributes, error: nameOf(error) });
        throw error;
      }
    });
  }

  request(request: HttpRequest, response: HttpResponse, surface: string, next: () => void): void {
    const parent = parentOf(request);
    const place = this.below(parent);
    const finish = this.begin(place, parent?.spanId);
    response.once('close', () => {
      const method = METHODS.has(request.method) ? request.method : UNKNOWN_METHOD;
      const found = (request.route as { readonly path?: unknown } | undefined)?.path;
      const route = typeof found === 'string' ? found : surface;
      const status = response.statusCode;
      finish({
        name: `${method === UNKNOWN_METHOD ? 'HTTP' : method} ${route}`,
        kind: 'server',
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'kimari.surface': surface,
        },
        ...(status >= 500 && { error: String(status) }),
      });
    });
    this.place.run(place, next);
  }

  /** The context of a new span, in the trace of its parent or in a new one. */
  private below(parent: Place | null): Place {
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex');
    const isSampled = this.isKept(traceId, parent?.isSampled ?? null);
    return { traceId, spanId: randomBytes(8).toString('hex'), isSampled };
  }

  private begin({ traceId, spanId, isSampled }: Place, parentSpanId: string | undefined) {
    const start = nanoseconds();
    return (rest: Pick<EndedSpan, 'name' | 'kind' | 'attributes' | 'error'>): void => {
      if (!isSampled) return;
      const end = nanoseconds();
      this.exporter.add({ traceId, spanId, ...(parentSpanId && { parentSpanId }), start, end, ...rest });
    };
  }
}

/**
 * The trace that a proxy in front has started. Only proxies in TRUST_PROXY decide about traces: otherwise anybody could
 * have all their requests traced.
 */
function parentOf(request: HttpRequest): Place | null {
  const trusts = request.app.get('trust proxy fn') as ((address: string, hop: number) => boolean) | undefined;
  if (!trusts?.(request.socket.remoteAddress ?? '', 0)) return null;
  const { traceId, spanId, flags } = PARENT.exec(request.get('traceparent') ?? '')?.groups ?? {};
  if (traceId === undefined || spanId === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags ?? '0', 16) & 1) === 1 };
}

function nanoseconds(): bigint {
  return BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n;
}

/** A message may quote user input. */
function nameOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'error';
}

/** Traces until the returned function is called. */
export function startTracing(settings: OtelSettings, logger: Logger): () => Promise<void> {
  const sampler = samplerOf(settings.sampler, settings.samplerArgument);
  if (!sampler)
    logger.warn({ sampler: settings.sampler }, 'OTEL_TRACES_SAMPLER is unknown: all traces are kept');
  const exporter = new OtlpExporter(settings, (facts, message) => logger.warn(facts, message));
  traceWith(new OtlpTracer(exporter, sampler ?? (() => true)));
  return async () => {
    traceWith(undefined);
    await exporter.end();
  };
}
