import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';

/** The ids of a page of people, and how many there are in total. */
export type Stargazers = { readonly ids: readonly string[]; readonly total: number };

/** SQL for the people who have starred rules. */
@Injectable()
export class StargazersRepository {
  constructor(private readonly database: Database) {}

  /** The same page for several rules, the latest star first. */
  async pages(
    ruleIds: readonly string[],
    limit: number,
    offset: number,
  ): Promise<ReadonlyMap<string, Stargazers>> {
    const of = `from stars s join users u on u.id = s.user_id where s.rule_id = r.id and u.deleted_at is null`;
    const rows = await this.database.read<Stargazers & { readonly ruleId: string }>(
      `select r.id as "ruleId", (select count(*)::int ${of}) as total,
              array(select u.id ${of} order by s.created_at desc, u.id desc limit $2 offset $3) as ids
         from unnest($1::uuid[]) as r (id)`,
      [ruleIds, limit, offset],
    );
    return new Map(rows.map(({ ruleId, ids, total }) => [ruleId, { ids, total }]));
  }
}
