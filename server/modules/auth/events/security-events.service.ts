import { DAY } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../../access/actor';
import { Clock } from '../../../kernel/clock';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { later } from '../lifetimes';
import { KINDS, type SecurityEvent, type SecurityEventKind, SIGN_IN } from './security-event.result';
import { type SecurityEventRow, SecurityEventsRepository } from './security-events.repository';

/** How long events are shown, in milliseconds. */
const SHOWN = 90 * DAY;
const KIND_OF: ReadonlyMap<string, SecurityEventKind> = new Map(Object.entries(KINDS));
const ACTIONS: readonly string[] = [SIGN_IN, ...KIND_OF.keys()];
/** Several of these in a row, from one network, are one event with a number. */
const COUNTED = ['session.refuse', 'second-factor.refuse', 'session.end'];

export type SecurityEventPage = PageKeys & {
  readonly items: readonly SecurityEvent[];
  readonly total: number;
};

/** Lists the security events of an account in the last 90 days, from the audit log. */
@Injectable()
export class SecurityEvents {
  constructor(
    private readonly events: SecurityEventsRepository,
    private readonly clock: Clock,
  ) {}

  /** Newest first. Actions that have no words for the owner are left out. */
  async list({ userId }: UserActor, window: Window): Promise<SecurityEventPage> {
    const since = later(this.clock.now(), -SHOWN);
    const [{ rows, keys, hasMore }, total] = await Promise.all([
      this.events.list(userId, ACTIONS, since, COUNTED, window),
      this.events.count(userId, ACTIONS, since, COUNTED),
    ]);
    return { items: rows.flatMap(toEvent), total, keys, hasMore };
  }
}

function toEvent({ action, isNewDevice, ...row }: SecurityEventRow): readonly SecurityEvent[] {
  const signIn = isNewDevice ? 'signed-in-new-device' : 'signed-in';
  const kind = action === SIGN_IN ? signIn : KIND_OF.get(action);
  return kind === undefined ? [] : [{ ...row, kind }];
}
