import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database';
import { rulePublicSql } from '../rules';

/** Facts on an organization's page that are not in its own row. */
export type OrganizationCounts = {
  readonly id: string;
  readonly owner: { readonly id: string; readonly username: string; readonly email: string };
  readonly memberCount: number;
  /** Private rules included. */
  readonly ruleCount: number;
  readonly publicRuleCount: number;
};

/** SQL for the main owner and the counts of organizations. */
@Injectable()
export class OrganizationDetailsRepository {
  constructor(private readonly database: Database) {}

  /** `owners` maps the ids of organizations to the ids of their main owners. */
  countsOf(owners: ReadonlyMap<string, string>): Promise<OrganizationCounts[]> {
    return this.database.read(
      `select wanted.id, json_build_object('id', u.id, 'username', o.name, 'email', coalesce(u.email, '')) as owner,
              (select count(*)::int from memberships m where m.organization_id = wanted.id) as "memberCount",
              counts.all as "ruleCount", counts.public as "publicRuleCount"
       from unnest($1::uuid[], $2::uuid[]) wanted (id, owner_id)
       join users u on u.id = wanted.owner_id join owners o on o.id = u.id
       cross join lateral (
         select count(*)::int as all, count(*) filter (where ${rulePublicSql('r')})::int as public
         from rules r where r.organization_id = wanted.id and r.deleted_at is null) counts`,
      [[...owners.keys()], [...owners.values()]],
    );
  }
}
