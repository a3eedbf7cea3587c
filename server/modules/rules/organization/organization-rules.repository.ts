import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../kernel/database/database';
import { Rule } from '../rule.entity';

/** SQL for all rules of an organization at once. */
@Injectable()
export class OrganizationRulesRepository {
  constructor(private readonly database: Database) {}

  async count(organizationId: string): Promise<number> {
    return this.database.repository(Rule).countBy({ organizationId, deletedAt: IsNull() });
  }

  /** Deletes the rules, also those in the trash. Like the deletion of a single rule, it keeps the last version numbers of those that were public. */
  async deleteAll(organizationId: string): Promise<void> {
    await this.database.write(
      `insert into deleted_rules (owner_id, name_key, major, minor, patch)
       select r.owner_id, r.name_key, last.major, last.minor, last.patch
       from rules r cross join lateral (
         select v.major, v.minor, v.patch from rule_versions v where v.rule_id = r.id
         order by v.major desc, v.minor desc, v.patch desc limit 1) last
       where r.organization_id = $1 and r.published_at is not null
       on conflict (owner_id, name_key) do update
         set major = excluded.major, minor = excluded.minor, patch = excluded.patch, deleted_at = now()`,
      [organizationId],
    );
    await this.database.write('delete from rules where organization_id = $1', [organizationId]);
  }
}
