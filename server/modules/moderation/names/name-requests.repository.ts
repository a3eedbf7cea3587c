import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { NameRequestState } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { ownerKey } from '@kimari/common/name-key';
import { Database } from '../../../kernel/database/database';
import { isUuid } from '../../../kernel/database/uuid';
import type { Person } from '../case.result';
import type { NameRequest } from './name-request.result';

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

const SELECT = `
  select n.id, json_build_object('id', n.user_id, 'username', o.name) as user, n.name, n.imitated, n.reason, n.state,
    n.requested_at as "requestedAt", n.decided_at as "decidedAt", n.answer,
    n.decided_by as "deciderId", d.name as "deciderName"
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

  /** Open ones with the oldest first, decided ones with the newest first. */
  inState(isOpen: boolean): Promise<readonly NameRequest[]> {
    return this.list(
      isOpen
        ? `where n.state = 'open' order by n.id`
        : `where n.state in ('accepted', 'refused') order by n.id desc`,
      [],
    );
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
      `${SELECT} ${which} limit ${LIMITS.nameRequests.listed}`,
      values,
    );
    return rows.map(({ deciderId, deciderName, ...row }) => ({
      ...row,
      decidedBy: person(deciderId, deciderName),
    }));
  }
}

function person(id: string | null, username: string | null): Person | null {
  return id !== null && username !== null ? { id, username } : null;
}
