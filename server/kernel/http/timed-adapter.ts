import { createServer, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/**
 * Timeouts for clients, in milliseconds. Slower clients get 408, so that nobody can hold many connections open with few
 * bytes; the longest rule content (512 KiB) needs half a megabit per second. Load balancers reuse idle connections for
 * 60 s, so keep-alive has to last longer.
 */
export const CLIENT_TIMEOUTS = {
  /** The request line and all headers. */
  headersTimeout: 10_000,
  /** The whole request. */
  requestTimeout: 10_000,
  keepAliveTimeout: 65_000,
  /** How often Node checks the two timeouts above. It can be set only when the server is created. */
  connectionsCheckingInterval: 1000,
} as const satisfies ServerOptions;

/** Express on an HTTP server with {@link CLIENT_TIMEOUTS}. */
export class TimedAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.setHttpServer(createServer(CLIENT_TIMEOUTS, this.getInstance()));
  }
}
