import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { MINUTE } from '@kimari/common/durations';
import type { Origin } from '../../access/actor';
import { withoutDeadline } from '../../kernel/deadline';
import { Unavailable } from '../../kernel/errors/request.errors';
import { RETRY_AFTER } from '../../kernel/errors/retry-after';
import { ACTOR_SOURCE, type ActorSource } from '../../kernel/http/actor-source';
import { hostKey } from '../../kernel/http/network-address';
import { LOGGER } from '../../kernel/logging/logging.module';
import { pathOf, type RuleEvent, RuleEvents, RulesService } from '../rules';
import type { EventStream, StreamedEvent } from './event-stream';
import { TooManyStreams } from './live.errors';

/** Streams of this process, in all and for one network address. */
const [MAX_STREAMS, MAX_PER_HOST] = [1_000, 20];
/** Milliseconds. */
const KEEP_ALIVE = 5_000;
/** Milliseconds after which a stream ends, and the browser opens another. */
const LIFETIME = 30 * MINUTE;
/** Events that are kept for clients that connect again. */
const REMEMBERED = 200;

/** Sends events about public rules to open pages. */
@Injectable()
export class LiveService implements OnModuleDestroy {
  private readonly streams = new Map<EventStream, string>();
  private readonly streamsByHost = new Map<string, number>();
  /** In the order in which PostgreSQL delivers events, which is the same in all processes. */
  private remembered: RuleEvent[] = [];
  private listening: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isEnded = false;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly events: RuleEvents,
    private readonly rules: RulesService,
    @Inject(ACTOR_SOURCE) private readonly actors: ActorSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Opens a stream, first with the events since `lastId`. Returns the function to call when the client has gone. Throws
   * TooManyStreams, Unavailable.
   */
  async open(origin: Origin, lastId: string | undefined, start: () => EventStream): Promise<() => void> {
    const host = hostKey(origin.ip);
    this.requireRoom(host);
    await this.listen();
    const missed = lastId === undefined ? [] : await this.after(lastId);
    // Others may have come while this one waited.
    this.requireRoom(host);
    const stream = start();
    this.streams.set(stream, host);
    this.streamsByHost.set(host, (this.streamsByHost.get(host) ?? 0) + 1);
    for (const event of missed) stream.send(event);
    return () => this.forget(stream);
  }

  /** Ends all streams and opens no more, so that the server can close. */
  end(): void {
    this.isEnded = true;
    clearInterval(this.timer);
    for (const stream of this.streams.keys()) stream.end();
  }

  onModuleDestroy(): void {
    this.end();
  }

  private requireRoom(host: string): void {
    if (this.isEnded || this.streams.size >= MAX_STREAMS) throw Unavailable({ retryAfter: RETRY_AFTER.full });
    if ((this.streamsByHost.get(host) ?? 0) >= MAX_PER_HOST)
      throw TooManyStreams({ retryAfter: RETRY_AFTER.full });
  }

  private forget(stream: EventStream): void {
    const host = this.streams.get(stream);
    if (host === undefined) return;
    this.streams.delete(stream);
    const left = (this.streamsByHost.get(host) ?? 1) - 1;
    if (left > 0) this.streamsByHost.set(host, left);
    else this.streamsByHost.delete(host);
  }

  /** Starts with the first stream, so that programs without pages hold no connection for it. */
  private listen(): Promise<void> {
    this.listening ??= withoutDeadline(() => {
      this.timer = setInterval(() => this.keepAlive(), KEEP_ALIVE).unref();
      return this.events.listen((events) => this.receive(events));
    });
    return this.listening;
  }

  private keepAlive(): void {
    const now = performance.now();
    for (const stream of this.streams.keys()) {
      if (now - stream.openedAt > LIFETIME) stream.end();
      else stream.keepAlive();
    }
  }

  private receive(events: readonly RuleEvent[]): void {
    this.remembered = [...this.remembered, ...events].slice(-REMEMBERED);
    if (this.streams.size === 0) return;
    // One after another, so that no older number overtakes a newer one.
    this.telling = this.telling.then(() => this.tell(events));
  }

  private async tell(events: readonly RuleEvent[]): Promise<void> {
    try {
      const told = await this.tellable(events);
      await this.endFormerReaders();
      for (const stream of this.streams.keys()) for (const event of told) stream.send(event);
    } catch (error) {
      this.logger.warn({ err: error }, 'events of rules could not be told');
    }
  }

  /** Before anything is told on a closed site: access may have ended since the stream was opened. */
  private async endFormerReaders(): Promise<void> {
    const streams = [...this.streams.keys()];
    const readers = streams.flatMap(({ reader }) => reader ?? []);
    if (readers.length === 0) return;
    const live = await this.actors.stillLive(readers);
    for (const stream of streams) {
      if (stream.reader === null || live.has(stream.reader)) continue;
      this.forget(stream);
      stream.end();
    }
  }

  /** The events after one that a client has received; `reset` when it is not known any more. */
  private async after(lastId: string): Promise<readonly StreamedEvent[]> {
    const position = this.remembered.findIndex(({ id }) => id === lastId);
    if (position === -1) return [{ event: 'reset', data: {} }];
    return this.tellable(this.remembered.slice(position + 1));
  }

  /** The public state of a rule, read now: it may have become private since the event. */
  private async tellable(events: readonly RuleEvent[]): Promise<readonly StreamedEvent[]> {
    const rules = await this.rules.findPublic([...new Set(events.map(({ ruleId }) => ruleId))]);
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    return events.flatMap(({ id, kind, ruleId }) => {
      const rule = byId.get(ruleId);
      if (!rule) return [];
      const { version, stars } = rule;
      return [{ id, event: kind, data: { ruleId, path: pathOf(rule), version, stars } }];
    });
  }
}
