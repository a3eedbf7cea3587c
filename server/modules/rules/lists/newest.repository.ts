import { Injectable } from '@nestjs/common';
import { rulePublicSql } from '../../../access/rule-visibility';
import { Database } from '../../../kernel/database/database';

/** Rules of owners already in the list that are skipped before the search for another owner ends. */
const MAX_PASSED = 5_000;

/**
 * Steps from one rule to the newest older one whose owner is not in the list yet. The rest of the list is filled with
 * the newest rules of any owner.
 */
const NEWEST = `
  with recursive one_each (id, updated_at, owners, position) as (
    (select r.id, r.updated_at, array[r.owner_id], 1 from rules r
     where ${rulePublicSql('r')} order by r.updated_at desc, r.id desc limit 1)
    union all
    select next.id, next.updated_at, last.owners || next.owner_id, last.position + 1
    from one_each last cross join lateral (
      select below.id, below.updated_at, below.owner_id from (
        select r.id, r.updated_at, r.owner_id from rules r
        where ${rulePublicSql('r')} and (r.updated_at, r.id) < (last.updated_at, last.id)
        order by r.updated_at desc, r.id desc limit ${MAX_PASSED}) below
      where below.owner_id <> all (last.owners)
      order by below.updated_at desc, below.id desc limit 1) next
    where last.position < $1),
  newest as (
    select r.id, r.updated_at from rules r
    where ${rulePublicSql('r')} order by r.updated_at desc, r.id desc limit $1),
  chosen as (
    select id, updated_at, 1 as choice from one_each
    union all
    select id, updated_at, 2 from newest where id not in (select id from one_each)
    order by choice, updated_at desc, id desc limit $1)
  select id from chosen order by updated_at desc, id desc`;

/** SQL for the newest rules. */
@Injectable()
export class NewestRepository {
  constructor(private readonly database: Database) {}

  /** Ids of public rules, last updated first, of as many owners as there are. */
  async find(limit: number): Promise<readonly string[]> {
    const rows = await this.database.read<{ id: string }>(NEWEST, [limit]);
    return rows.map(({ id }) => id);
  }
}
