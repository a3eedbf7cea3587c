import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { NameRequestState } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { ownerKey } from '@kimari/common/name-key';
import { Database } from '../../../kernel/database/database';
import { isUuid } from '../../../kernel/database/uuid';
import { pageOf, type Window } from '../../../kernel/schema/connection';
import { Keyset } from '../../../kernel/schema/keyset';
import type { Person } from '../case.result';
import type { NameQueue, NameRequest } from './name-request.result';

type Draft = Pick<NameRequest, 'name' | 'imitated' | 'reason' | 'requestedAt'> & { readonly userId: string };
type Decision = {
  readonly state: Exclude<NameRequestState, 'open'>;
  readonly decidedById: string | null;
  readonly answer: string | null;
  readonly at: Date;
};
type Row = Omit<NameRequest, 'decidedBy'> & {
  readonly deciderId: string | null;
  readonly deciderName: string | null;
};

type NameRequestOrder = { readonly states: readonly NameRequestState[]; readonly keyset: Keyset };
const OPEN: NameRequestOrder = {
  states: ['open'],
  keyset: new Keyset('open name requests', [{ sql: 'n.id', kind: 'id' }]),
};
const DECIDED: NameRequestOrder = {
  states: ['accepted', 'refused'],
  keyset: new Keyset('decided name requests', [{ sql: 'n.id', kind: 'id', descends: true }]),
};

const COLUMNS = `
  n.id, json_build_object('id', n.user_id, 'username', o.name) as user, n.name, n.imitated, n.reason, n.state,
    n.requested_at as "requestedAt", n.decided_at as "decidedAt", n.answer,
    n.decided_by as "deciderId", d.name as "deciderName"`;
const TABLES = `
  from name_requests n join owners o on o.id = n.user_id left join owners d on d.id = n.decided_by`;

/** SQL for requests to take a name that looks like somebody else's. */
@Injectable()
export class NameRequestsRepository {
  constructor(private readonly database: Database) {}

  /** The id; null when the same person has an open request for the same name. */
  async insert({ userId, name, imitated, reason, requestedAt }: Draft): Promise<string | null> {
    const id = uuid();
    const rows = await this.database.write(
      `insert into name_requests (id, user_id, name, name_key, imitated, reason, state, requested_at)
       values ($1, $2, $3, $4, $5, $6, 'open', $7) on conflict do nothing returning 1`,
      [id, userId, name, ownerKey(name), imitated, reason, requestedAt],
    );
    return rows.length > 0 ? id : null;
  }

  async countOpen(userId: string): Promise<number> {
    const [row] = await this.database.read<{ count: number }>(
      `select count(*)::int as count from name_requests where user_id = $1 and state = 'open'`,
      [userId],
    );
    return row?.count ?? 0;
  }

  /** The newest of a person. */
  ofUser(userId: string): Promise<readonly NameRequest[]> {
    return this.list(`where n.user_id = $1 order by n.id desc`, [userId]);
  }

  /** A page of the open ones with the oldest first, or of the decided ones with the newest first. */
  async inState(isOpen: boolean, { limit, offset, after }: Window): Promise<Omit<NameQueue, 'open'>> {
    const { states, keyset } = isOpen ? OPEN : DECIDED;
    const values: unknown[] = [states, limit + 1, offset];
    const behind = keyset.behind(after, (value) => `$${values.push(value)}`);
    const [found, [counted]] = await Promise.all([
      this.database.read<Row & { readonly key: string }>(
        `select ${COLUMNS}, ${keyset.key} as key ${TABLES}
          where n.state = any ($1) and ${behind} order by ${keyset.orderBy} limit $2 offset $3`,
        values,
      ),
      this.database.read<{ total: number }>(
        'select count(*)::int as total from name_requests where state = any ($1)',
        [states],
      ),
    ]);
    const { rows, ...keys } = pageOf(found, limit);
    return { requests: rows.map(toRequest), total: counted?.total ?? 0, ...keys };
  }

  /** How many wait for a decision. */
  async countAllOpen(): Promise<number> {
    const [row] = await this.database.read<{ count: number }>(
      `select count(*)::int as count from name_requests where state = 'open'`,
    );
    return row?.count ?? 0;
  }

  async find(id: string): Promise<NameRequest | null> {
    if (!isUuid(id)) return null;
    const [found] = await this.list('where n.id = $1', [id]);
    return found ?? null;
  }

  /** The open request of a person for a name; null without one. */
  async findOpen(userId: string, name: string): Promise<NameRequest | null> {
    const [found] = await this.list(`where n.user_id = $1 and n.name_key = $2 and n.state = 'open'`, [
      userId,
      ownerKey(name),
    ]);
    return found ?? null;
  }

  /** False if the request is not open any more. */
  async decide(id: string, { state, decidedById, answer, at }: Decision): Promise<boolean> {
    const rows = await this.database.write(
      `update name_requests set state = $2, decided_by = $3, answer = $4, decided_at = $5
        where id = $1 and state = 'open' returning 1`,
      [id, state, decidedById, answer, at],
    );
    return rows.length > 0;
  }

  private async list(which: string, values: readonly unknown[]): Promise<readonly NameRequest[]> {
    const rows = await this.database.read<Row>(
      `select ${COLUMNS} ${TABLES} ${which} limit ${LIMITS.nameRequests.listed}`,
      values,
    );
    return rows.map(toRequest);
  }
}

function toRequest({ deciderId, deciderName, ...row }: Row): NameRequest {
  return { ...row, decidedBy: person(deciderId, deciderName) };
}

function person(id: string | null, username: string | null): Person | null {
  return id !== null && username !== null ? { id, username } : null;
}
