import { MINUTE, SECOND } from '@kimari/common/durations';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { withoutDeadline } from '../deadline';
import { LOGGER } from '../logging/logging.module';
import { PostgresPool } from './postgres-pool';
import { singleClient } from './single-client';

const CHANNEL = 'kimari';
/** Milliseconds before the connection is opened again after it was lost; doubled after each failure. */
const [FIRST_DELAY, LAST_DELAY] = [SECOND, MINUTE / 2];

type Handler = (message: string) => void;

/**
 * Messages to all processes of the site, this one included, through PostgreSQL's LISTEN and NOTIFY. They are hints: those
 * sent while the connection of a listener is lost do not reach it.
 */
@Injectable()
export class Notifications implements OnModuleDestroy {
  private handler: Handler | undefined;
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private delay = FIRST_DELAY;
  private isClosed = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: PostgresPool,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Sends a message of less than 8,000 bytes. Call it outside transactions: PostgreSQL commits transactions with messages
   * one at a time.
   */
  async send(message: string): Promise<void> {
    await this.pool.query({ text: 'select pg_notify($1, $2)', values: [CHANNEL, message] });
  }

  /** Passes all messages to the handler, from now until the end of the process. Takes one connection outside the pool. */
  async listen(handler: Handler): Promise<void> {
    if (this.handler) throw new Error('There is a handler already');
    this.handler = handler;
    // The connection outlives the request that opens it.
    await withoutDeadline(() => this.connect());
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const { url } = this.dataSource.options as { readonly url?: string };
    const client = singleClient({ connectionString: url, keepAlive: true });
    this.client = client;
    client.on('notification', ({ payload }) => this.handler?.(payload ?? ''));
    client.once('end', () => this.reconnectLater(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.delay = FIRST_DELAY;
    } catch (error) {
      this.logger.warn({ err: error }, 'messages of other processes cannot be received');
      await client.end().catch(() => undefined);
      this.reconnectLater(client);
    }
  }

  private reconnectLater(lost: Client): void {
    if (this.isClosed || this.client !== lost) return;
    this.client = undefined;
    this.timer = setTimeout(() => void this.connect(), this.delay).unref();
    this.delay = Math.min(2 * this.delay, LAST_DELAY);
  }
}
