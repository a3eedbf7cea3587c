import { Injectable } from '@nestjs/common';
import type { StarredSort } from '@kimari/common/enums';
import { Database } from '../../../kernel/database/database';
import { type PageKeys, pageOf, type Window } from '../../../kernel/schema/connection';
import { Keyset } from '../../../kernel/schema/keyset';
import { rulePublicSql, ruleVisibleSql } from '../../../access/rule-visibility';

/** Which starred rules to list, and in which order. */
export type StarredList = {
  /** Words of which each occurs in the owner, name, description or tags of the rule. */
  readonly words: readonly string[];
  readonly sort: StarredSort;
} & Window;

const ORDER: Readonly<Record<StarredSort, Keyset>> = {
  starred: new Keyset('starred rules by star', [
    { sql: 's.created_at', kind: 'time', descends: true },
    { sql: 's.rule_id', kind: 'id', descends: true },
  ]),
  updated: new Keyset('starred rules by change', [
    { sql: 'r.updated_at', kind: 'time', descends: true },
    { sql: 'r.id', kind: 'id', descends: true },
  ]),
};

/** The text of a rule, aliased as `r`, in which words are looked for. */
const SEARCHED = `lower(normalize(concat_ws(' ', o.name || '/' || r.name, r.description, array_to_string(r.tags, ' ')), nfkc))`;

/** Totals are counted up to this many, and as many stars are searched or sorted. */
const MOST_COUNTED = 10_000;
const LATEST_STARS = `(select * from stars where user_id = $1
  order by created_at desc, rule_id desc limit ${MOST_COUNTED})`;

/** SQL for starred rules. */
@Injectable()
export class StarredRepository {
  constructor(private readonly database: Database) {}

  /** Visible rules that the user has starred, most recently starred first. */
  async list(
    userId: string,
    { limit, offset, after }: Window,
  ): Promise<{ entries: { id: string; starredAt: Date }[]; total: number } & PageKeys> {
    const from = `from stars s join rules r on r.id = s.rule_id where s.user_id = $1 and ${ruleVisibleSql('r', '$1')}`;
    const order = ORDER.starred;
    const values: unknown[] = [userId, limit + 1, offset];
    const behind = order.behind(after, (value) => `$${values.push(value)}`);
    const found = await this.database.read<{ id: string; starredAt: Date; key: string }>(
      `select r.id, s.created_at as "starredAt", ${order.key} as key ${from} and ${behind}
        order by ${order.orderBy} limit $2 offset $3`,
      values,
    );
    const counted = await this.database.read<{ total: number }>(
      `select count(*)::int as total from (select ${from} limit ${MOST_COUNTED}) counted`,
      [userId],
    );
    const { rows, ...keys } = pageOf(found, limit);
    return { entries: rows, total: counted[0]?.total ?? 0, ...keys };
  }

  /** Public rules that the user has starred. */
  async listPublic(
    userId: string,
    { words, sort, limit, offset, after }: StarredList,
  ): Promise<{ total: number } & PageKeys> {
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    // An index has the stars in their order. For another order or a query, the latest stars are read and sorted.
    const stars = words.length === 0 && sort === 'starred' ? 'stars' : LATEST_STARS;
    const from = `from ${stars} s join rules r on r.id = s.rule_id join owners o on o.id = r.owner_id
       where s.user_id = $1 and ${rulePublicSql('r')} and (cardinality($2::text[]) = 0 or ${SEARCHED} like all ($2))`;
    const order = ORDER[sort];
    const values: unknown[] = [userId, patterns, limit + 1, offset];
    const behind = order.behind(after, (value) => `$${values.push(value)}`);
    const [found, [counted]] = await Promise.all([
      this.database.read<{ key: string }>(
        `select ${order.key} as key ${from} and ${behind} order by ${order.orderBy} limit $3 offset $4`,
        values,
      ),
      this.database.read<{ total: number }>(
        `select count(*)::int as total from (select ${from} limit ${MOST_COUNTED}) counted`,
        [userId, patterns],
      ),
    ]);
    const { keys, hasMore } = pageOf(found, limit);
    return { total: counted?.total ?? 0, keys, hasMore };
  }
}
