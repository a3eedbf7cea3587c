import { createServer, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/**
 * How long a client may take, in milliseconds. Who sends slower than this is cut off with 408, so that nobody can hold
 * many connections with few bytes; the longest text a rule can have (512 KiB) needs half a megabit a second. Load
 * balancers reuse connections for 60 s, so ours have to live longer than that.
 */
export const CLIENT_TIMEOUTS = {
  /** The request line and all headers. */
  headersTimeout: 10_000,
  /** The whole request. */
  requestTimeout: 10_000,
  keepAliveTimeout: 65_000,
  /** How often the two above are looked at. Node takes it only when the server is made. */
  connectionsCheckingInterval: 1000,
} as const satisfies ServerOptions;

/** Express behind a server that waits no longer than {@link CLIENT_TIMEOUTS}. */
export class TimedAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.setHttpServer(createServer(CLIENT_TIMEOUTS, this.getInstance()));
  }
}
