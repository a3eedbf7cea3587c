import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';

/** SQL for all rules of one owner at once. */
@Injectable()
export class OwnerRulesRepository {
  constructor(private readonly database: Database) {}

  /** Whether an owner has rules that are not deleted. */
  async hasAny(ownerId: string): Promise<boolean> {
    const rows = await this.database.read(
      'select from rules where owner_id = $1 and deleted_at is null limit 1',
      [ownerId],
    );
    return rows.length > 0;
  }

  /**
   * Locks an owner's rules, or only the private and deleted ones, until the transaction ends; returns a bounded number
   * of ids. They are chosen before they are sorted: for the order, PostgreSQL would read the rules of everybody.
   */
  async lock(ownerId: string, includesPublic: boolean, most: number): Promise<readonly string[]> {
    const rows = await this.database.write<{ id: string }>(
      `select id from rules where id = any (array(
         select id from rules where owner_id = $1 and ($2 or visibility = 'private' or deleted_at is not null) limit $3))
        order by id for update`,
      [ownerId, includesPublic, most],
    );
    return rows.map(({ id }) => id);
  }

  /** Keeps the last version numbers of those that have been public, as for the deletion of a single rule. */
  async rememberDeleted(ruleIds: readonly string[]): Promise<void> {
    await this.database.write(
      `insert into deleted_rules (owner_id, name_key, major, minor, patch)
       select distinct on (r.id) r.owner_id, r.name_key, v.major, v.minor, v.patch
         from rules r join rule_versions v on v.rule_id = r.id
        where r.id = any($1) and r.published_at is not null
        order by r.id, v.major desc, v.minor desc, v.patch desc
       on conflict (owner_id, name_key) do update
         set major = excluded.major, minor = excluded.minor, patch = excluded.patch, deleted_at = now()`,
      [ruleIds],
    );
  }

  async delete(ruleIds: readonly string[]): Promise<void> {
    await this.database.write('delete from rules where id = any($1)', [ruleIds]);
  }
}
