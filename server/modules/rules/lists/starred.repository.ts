import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import { ruleVisibleSql } from '../rule-visibility';

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
}
