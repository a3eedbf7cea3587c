import type { OtelSettings } from './otel-settings';
import type { Attributes } from './tracing';

/** A span that has ended. Times in nanoseconds since the epoch. */
export type EndedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  readonly start: bigint;
  readonly end: bigint;
  readonly attributes: Attributes;
  /** The error message; omitted on success. */
  readonly error?: string;
};

/** As in opentelemetry/proto/trace/v1/trace.proto. */
const KINDS = { internal: 1, server: 2, client: 3 } as const;
const ERROR = 2;

/**
 * Sends spans in batches to a collector, in the JSON of OTLP 1.x over HTTP, which every collector accepts. Spans that
 * do not fit the queue, or are refused, are dropped: traces must never cost a request.
 */
export class OtlpExporter {
  private queue: EndedSpan[] = [];
  private dropped = 0;
  private readonly timer: NodeJS.Timeout;
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: OtelSettings,
    private readonly warn: (facts: object, message: string) => void,
  ) {
    this.timer = setInterval(() => void this.flush(), settings.delay).unref();
  }

  add(span: EndedSpan): void {
    if (this.queue.length >= this.settings.queueSize) {
      this.dropped++;
      return;
    }
    this.queue.push(span);
    if (this.queue.length >= this.settings.batchSize) void this.flush();
  }

  /** Sends the queued spans; never throws. */
  flush(): Promise<void> {
    this.sending = this.sending.then(() => this.drain());
    return this.sending;
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, this.settings.batchSize);
      if (!(await this.send(batch))) this.dropped += batch.length;
    }
    if (this.dropped > 0) this.warn({ spans: this.dropped }, 'spans were lost on the way to the collector');
    this.dropped = 0;
  }

  private async send(batch: readonly EndedSpan[]): Promise<boolean> {
    const { endpoint, headers, timeout } = this.settings;
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(this.bodyOf(batch)),
        signal: AbortSignal.timeout(timeout),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  private bodyOf(batch: readonly EndedSpan[]): object {
    const scopeSpans = [{ scope: { name: 'kimari' }, spans: batch.map(toJson) }];
    return { resourceSpans: [{ resource: { attributes: pairsOf(this.settings.resource) }, scopeSpans }] };
  }
}

function toJson({ kind, start, end, attributes, error, ...span }: EndedSpan): object {
  return {
    ...span,
    kind: KINDS[kind],
    startTimeUnixNano: String(start),
    endTimeUnixNano: String(end),
    attributes: pairsOf(attributes),
    ...(error !== undefined && { status: { code: ERROR, message: error } }),
  };
}

function pairsOf(attributes: Attributes): readonly object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));
}

/** 64-bit numbers are texts in the JSON of protocol buffers. */
function valueOf(value: string | number | boolean): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
