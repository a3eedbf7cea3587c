import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import { type PageKeys, pageOf, type Window } from '../../../kernel/schema/connection';
import { Keyset } from '../../../kernel/schema/keyset';
import type { PersonFacts, PersonSelection, PersonState } from './person.result';

const NEWEST = new Keyset('people', [
  { sql: 'u.created_at', kind: 'time', descends: true },
  { sql: 'u.id', kind: 'id', descends: true },
]);

const STATES: Readonly<Record<PersonState, string>> = {
  active: 'u.suspended_at is null and u.email_verified_at is not null',
  suspended: 'u.suspended_at is not null',
  unverified: 'u.email_verified_at is null and u.email_key is not null',
};

/** Totals are counted up to this many. */
const MOST_COUNTED = 10_000;

/** SQL for finding accounts, across their tables. */
@Injectable()
export class PeopleRepository {
  constructor(private readonly database: Database) {}

  /** Ids of accounts that exist, the newest first. */
  async list(
    { text = '', state }: PersonSelection,
    { limit, offset, after }: Window,
  ): Promise<PageKeys & { readonly ids: readonly string[]; readonly total: number }> {
    const chosen = `u.deleted_at is null and ${state ? STATES[state] : 'true'}
      and ($1 = '' or strpos(o.name_key, $1) > 0 or strpos(u.email_key, $1) > 0 or strpos(lower(u.display_name), $1) > 0)`;
    const values: unknown[] = [text.toLowerCase(), limit + 1, offset];
    const behind = NEWEST.behind(after, (value) => `$${values.push(value)}`);
    const from = 'from users u join owners o on o.id = u.id';
    const found = await this.database.read<{ id: string; key: string }>(
      `select u.id, ${NEWEST.key} as key ${from} where ${chosen} and ${behind}
        order by ${NEWEST.orderBy} limit $2 offset $3`,
      values,
    );
    const [counted] = await this.database.read<{ total: number }>(
      `select count(*)::int as total from (select ${from} where ${chosen} limit ${MOST_COUNTED}) chosen`,
      values.slice(0, 1),
    );
    const { rows, ...keys } = pageOf(found, limit);
    return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0, ...keys };
  }

  /** In any order. */
  facts(ids: readonly string[], now: Date): Promise<PersonFacts[]> {
    return this.database.read<PersonFacts>(
      `select u.id,
              exists (select from credentials c where c.user_id = u.id) as "hasPassword",
              array(select l.provider::text from linked_accounts l where l.user_id = u.id order by 1) as providers,
              (select f.enabled_at from second_factors f where f.user_id = u.id) as "secondFactorSince",
              (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null
                 and s.idle_expires_at > $2 and s.expires_at > $2) as sessions,
              (select count(*)::int from cli_tokens t where t.user_id = u.id and t.revoked_at is null
                 and t.expires_at > $2) as "cliTokens",
              (select count(*)::int from rules r where r.owner_id = u.id and r.deleted_at is null) as rules,
              (select count(*)::int from memberships m where m.user_id = u.id) as organizations,
              (select max(s.last_used_at) from sessions s where s.user_id = u.id) as "lastSeenAt"
         from users u where u.id = any ($1)`,
      [ids, now],
    );
  }
}
