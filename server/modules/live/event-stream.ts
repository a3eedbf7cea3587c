import type { SignedInActor } from '../../access/actor';
import type { HttpResponse } from '../../kernel/http/exchange';

/** Bytes that a slow client may leave unread. */
const MAX_UNREAD = 64 * 1024;
/** Milliseconds after which a browser connects again. */
const RETRY = 5_000;

export type StreamedEvent = { readonly id?: string; readonly event: string; readonly data: unknown };

/** An open response in the format of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventStream {
  readonly openedAt = performance.now();

  /** @param reader whose stream it is, on a closed site */
  constructor(
    private readonly response: HttpResponse,
    readonly reader: SignedInActor | null,
  ) {
    response.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Asks proxies not to hold events back.
      'X-Accel-Buffering': 'no',
    });
    response.removeHeader('Content-Language');
    response.flushHeaders();
    this.write(`retry: ${RETRY}\n\n`);
  }

  send({ id, event, data }: StreamedEvent): void {
    const line = id === undefined ? '' : `id: ${id}\n`;
    this.write(`${line}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment, which keeps proxies from closing the connection. */
  keepAlive(): void {
    this.write(': keep-alive\n\n');
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    if (this.response.writableLength > MAX_UNREAD) this.response.destroy();
    else this.response.write(text);
  }
}
