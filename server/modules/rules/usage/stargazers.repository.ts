import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { idIn, Keyset } from '../../../kernel/schema/keyset';

/** The ids of a page of people, and how many there are in total. */
export type Stargazers = { readonly ids: readonly string[]; readonly total: number } & PageKeys;

const LATEST = new Keyset('stargazers', [
  { sql: 's.created_at', kind: 'time', descends: true },
  { sql: 's.user_id', kind: 'id', descends: true },
]);

type StargazersRow = { readonly ruleId: string; readonly keys: readonly string[]; readonly total: number };

/** Totals are counted up to this many. */
const MOST_COUNTED = 10_000;

/** SQL for the people who have starred rules. */
@Injectable()
export class StargazersRepository {
  constructor(private readonly database: Database) {}

  /** The same page for several rules, the latest star first. */
  async pages(
    ruleIds: readonly string[],
    { limit, offset, after }: Window,
  ): Promise<ReadonlyMap<string, Stargazers>> {
    const of = `from stars s join users u on u.id = s.user_id where s.rule_id = r.id and u.deleted_at is null`;
    const values: unknown[] = [ruleIds, limit + 1, offset];
    const behind = LATEST.behind(after, (value) => `$${values.push(value)}`);
    const rows = await this.database.read<StargazersRow>(
      `select r.id as "ruleId", (select count(*)::int from (select ${of} limit ${MOST_COUNTED}) counted) as total,
              array(select ${LATEST.key} ${of} and ${behind} order by ${LATEST.orderBy} limit $2 offset $3) as keys
         from unnest($1::uuid[]) as r (id)`,
      values,
    );
    return new Map(
      rows.map(({ ruleId, keys: found, total }) => {
        const keys = found.slice(0, limit);
        const ids = keys.map(idIn);
        return [ruleId, { ids, total, keys, hasMore: found.length > limit }];
      }),
    );
  }
}
