import { Injectable } from '@nestjs/common';
import type { StarredSort } from '@kimari/common/enums';
import { Database } from '../../../kernel/database/database';
import { ruleVisibleSql } from '../rule-visibility';

/** Which starred rules to list, and in which order. */
export type StarredList = {
  /** Words of which each occurs in the owner, name, description or tags of the rule. */
  readonly words: readonly string[];
  readonly sort: StarredSort;
  readonly limit: number;
  readonly offset: number;
};

const ORDER: Readonly<Record<StarredSort, string>> = {
  starred: 's.created_at desc, s.rule_id desc',
  updated: 'r.updated_at desc, r.id desc',
};

/** The text of a rule, aliased as `r`, in which words are looked for. */
const SEARCHED = `lower(normalize(concat_ws(' ', o.name || '/' || r.name, r.description, array_to_string(r.tags, ' ')), nfkc))`;

/** SQL for starred rules. */
@Injectable()
export class StarredRepository {
  constructor(private readonly database: Database) {}

  /** Visible rules that the user has starred, most recently starred first. */
  async list(
    userId: string,
    limit: number,
    offset: number,
  ): Promise<{ entries: { id: string; starredAt: Date }[]; total: number }> {
    const from = `from stars s join rules r on r.id = s.rule_id where s.user_id = $1 and ${ruleVisibleSql('r', '$1')}`;
    const entries = await this.database.read<{ id: string; starredAt: Date }>(
      `select r.id, s.created_at as "starredAt" ${from} order by s.created_at desc, s.rule_id desc limit $2 offset $3`,
      [userId, limit, offset],
    );
    const counted = await this.database.read<{ total: number }>(`select count(*)::int as total ${from}`, [
      userId,
    ]);
    return { entries, total: counted[0]?.total ?? 0 };
  }

  /** Public rules that the user has starred. */
  async listPublic(
    userId: string,
    { words, sort, limit, offset }: StarredList,
  ): Promise<{ ids: string[]; total: number }> {
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    const from = `from stars s join rules r on r.id = s.rule_id join owners o on o.id = r.owner_id
       where s.user_id = $1 and r.audience = 'everyone' and (cardinality($2::text[]) = 0 or ${SEARCHED} like all ($2))`;
    const [entries, [counted]] = await Promise.all([
      this.database.read<{ id: string }>(`select r.id ${from} order by ${ORDER[sort]} limit $3 offset $4`, [
        userId,
        patterns,
        limit,
        offset,
      ]),
      this.database.read<{ total: number }>(`select count(*)::int as total ${from}`, [userId, patterns]),
    ]);
    return { ids: entries.map(({ id }) => id), total: counted?.total ?? 0 };
  }
}
