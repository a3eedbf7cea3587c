import { Injectable } from '@nestjs/common';
import type { StoredVisibility } from '@kimari/common/enums';
import { Database, UNPREPARED } from '../kernel/database/database';
import { User } from '../modules/users';
import type { VersionNumber } from '../modules/versions';
import type { StoredVersion } from './version-plan';

/** The owner and name of a rule. */
export type RuleKey = { readonly ownerId: string; readonly nameKey: string };

/** A stored rule with its versions. */
export type StoredRule = RuleKey & {
  readonly id: string;
  readonly visibility: StoredVisibility;
  readonly isHidden: boolean;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly sourceRepository: string | null;
  readonly license: string | null;
  readonly organizationId: string | null;
  readonly createdBy: string;
  readonly publishedAt: Date | null;
  /** By number, ascending. */
  readonly versions: readonly StoredVersion[];
};

/** A user or organization. */
export type StoredOwner = {
  readonly id: string;
  readonly kind: 'user' | 'organization';
  readonly nameKey: string;
};

/** SQL for imports, which handles many rules per statement. */
@Injectable()
export class ImportRepository {
  constructor(private readonly database: Database) {}

  /** Finds owners by current or former name, except deleted accounts. */
  findOwners(nameKeys: readonly string[]): Promise<StoredOwner[]> {
    return this.database.read(
      `select o.id, o.kind, n.name_key as "nameKey" from owner_names n join owners o on o.id = n.owner_id
        left join users u on u.id = o.id
        where n.name_key = any($1) and u.deleted_at is null`,
      [nameKeys],
      UNPREPARED,
    );
  }

  /** Inserts an account without an e-mail address or password, so that nobody can sign in to it. */
  async insertUser(id: string, at: Date): Promise<void> {
    await this.database
      .repository(User)
      .insert({ id, email: null, emailKey: null, role: 'user', locale: 'ja', createdAt: at, updatedAt: at });
  }

  /** Finds rules and locks them until the transaction ends, in a fixed order to avoid deadlocks. */
  async findRules(keys: readonly RuleKey[]): Promise<StoredRule[]> {
    return this.database.write<StoredRule>(
      `with wanted as (
         select r.* from rules r join unnest($1::uuid[], $2::text[]) as w (owner_id, name_key) using (owner_id, name_key)
         where r.deleted_at is null order by r.id for update of r
       )
       select w.id, w.owner_id as "ownerId", w.name_key as "nameKey", w.visibility, w.is_hidden as "isHidden", w.description, w.tags,
              w.source_repository as "sourceRepository", w.license,
              w.organization_id as "organizationId", w.created_by as "createdBy", w.published_at as "publishedAt",
              (select json_agg(json_build_object('digest', encode(v.digest, 'hex'),
                        'number', json_build_object('major', v.major, 'minor', v.minor, 'patch', v.patch))
                      order by v.major, v.minor, v.patch)
                 from rule_versions v where v.rule_id = w.id) as versions
       from wanted w`,
      [keys.map(({ ownerId }) => ownerId), keys.map(({ nameKey }) => nameKey)],
      UNPREPARED,
    );
  }

  /** The last version numbers of deleted rules with these keys. */
  findDeleted(keys: readonly RuleKey[]): Promise<(RuleKey & VersionNumber)[]> {
    return this.database.read(
      `select owner_id as "ownerId", name_key as "nameKey", major, minor, patch
       from deleted_rules join unnest($1::uuid[], $2::text[]) as w (owner_id, name_key) using (owner_id, name_key)`,
      [keys.map(({ ownerId }) => ownerId), keys.map(({ nameKey }) => nameKey)],
      UNPREPARED,
    );
  }

  /** Deletes redirects from the paths of new rules. */
  async removeRedirects(keys: readonly RuleKey[]): Promise<void> {
    await this.database.write(
      `delete from rule_redirects d using unnest($1::uuid[], $2::text[]) as w (owner_id, name_key)
       where d.owner_id = w.owner_id and d.name_key = w.name_key`,
      [keys.map(({ ownerId }) => ownerId), keys.map(({ nameKey }) => nameKey)],
      UNPREPARED,
    );
  }

  /** The longest-standing owner of an organization. */
  async firstOwnerOf(organizationId: string): Promise<string | null> {
    const rows = await this.database.read<{ id: string }>(
      `select user_id as id from memberships where organization_id = $1 and role = 'owner' order by joined_at, user_id limit 1`,
      [organizationId],
    );
    return rows[0]?.id ?? null;
  }

  /** Adds a member; false if it is one already. */
  async addMember(organizationId: string, userId: string, at: Date): Promise<boolean> {
    const rows = await this.database.write(
      `with added as (
         insert into memberships (organization_id, user_id, role, joined_at) values ($1, $2, 'member', $3)
         on conflict do nothing returning 1)
       select 1 from added`,
      [organizationId, userId, at],
    );
    return rows.length > 0;
  }

  async contentOf(ruleId: string, { major, minor, patch }: VersionNumber): Promise<string | null> {
    const rows = await this.database.read<{ content: string }>(
      'select content from rule_versions where rule_id = $1 and major = $2 and minor = $3 and patch = $4',
      [ruleId, major, minor, patch],
    );
    return rows[0]?.content ?? null;
  }
}
