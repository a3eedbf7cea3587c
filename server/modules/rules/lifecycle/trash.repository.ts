import { Injectable } from '@nestjs/common';
import type { RuleType, StoredVisibility } from '@kimari/common/enums';
import { Database } from '../../../kernel/database/database';
import { isUuid } from '../../../kernel/database/uuid';
import { type PageKeys, pageOf, type Window } from '../../../kernel/schema/connection';
import { Keyset } from '../../../kernel/schema/keyset';

/** A rule in the trash, for those who may bring it back. */
export type DeletedRule = {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly type: RuleType;
  readonly visibility: StoredVisibility;
  readonly isHidden: boolean;
  readonly organizationId: string | null;
  /** `1.4.2` */
  readonly version: string;
  readonly versionCount: number;
  readonly deletedAt: Date;
  readonly deletedById: string;
  readonly deletedByName: string;
  /** Whether its owner has used its name again. */
  readonly isNameTaken: boolean;
};

/** The SQL equivalent of `canManageRule`, for rules that nobody sees. `$1` is the caller, `$2` the earliest deletion. */
const RESTORABLE = `
  r.deleted_at > $2 and (
    r.organization_id is null and r.owner_id = $1
    or exists (select from memberships m where m.organization_id = r.organization_id and m.user_id = $1
                 and (m.role = 'owner' or r.created_by = $1)))`;

const LAST_DELETED = new Keyset('deleted rules', [
  { sql: 'r.deleted_at', kind: 'time', descends: true },
  { sql: 'r.id', kind: 'id', descends: true },
]);

const COLUMNS = `
  r.id, r.name, r.name_key as "nameKey", r.owner_id as "ownerId", o.name as "ownerName", r.type, r.visibility,
    r.is_hidden as "isHidden", r.organization_id as "organizationId",
    v.major || '.' || v.minor || '.' || v.patch as version,
    (select count(*)::int from rule_versions c where c.rule_id = r.id) as "versionCount",
    r.deleted_at as "deletedAt", r.deleted_by as "deletedById", d.name as "deletedByName",
    exists (select from rules n where n.owner_id = r.owner_id and n.name_key = r.name_key and n.deleted_at is null)
      as "isNameTaken"`;
const TABLES = `
  from rules r
  join owners o on o.id = r.owner_id
  join owners d on d.id = r.deleted_by
  join rule_versions v on v.id = r.latest_version_id`;

/** SQL for deleted rules. */
@Injectable()
export class TrashRepository {
  constructor(private readonly database: Database) {}

  /** Rules deleted after `since` that the user may bring back, last deleted first. */
  async list(
    userId: string,
    since: Date,
    { limit, offset, after }: Window,
  ): Promise<{ readonly rules: readonly DeletedRule[]; readonly total: number } & PageKeys> {
    const values: unknown[] = [userId, since, limit + 1, offset];
    const behind = LAST_DELETED.behind(after, (value) => `$${values.push(value)}`);
    const [found, [counted]] = await Promise.all([
      this.database.read<DeletedRule & { readonly key: string }>(
        `select ${COLUMNS}, ${LAST_DELETED.key} as key ${TABLES} where ${RESTORABLE} and ${behind}
          order by ${LAST_DELETED.orderBy} limit $3 offset $4`,
        values,
      ),
      this.database.read<{ total: number }>(
        `select count(*)::int as total from rules r where ${RESTORABLE}`,
        [userId, since],
      ),
    ]);
    const { rows, ...keys } = pageOf(found, limit);
    return { rules: rows, total: counted?.total ?? 0, ...keys };
  }

  /** Locks a rule that the user may bring back until the transaction ends; null when there is none. */
  async lock(userId: string, since: Date, ruleId: string): Promise<DeletedRule | null> {
    if (!isUuid(ruleId)) return null;
    const rows = await this.database.write<DeletedRule>(
      `select ${COLUMNS} ${TABLES} where ${RESTORABLE} and r.id = $3 for update of r`,
      [userId, since, ruleId],
    );
    return rows[0] ?? null;
  }

  /** Forgets the last number of a deleted rule, which is in use again. */
  async forgetNumber(ownerId: string, nameKey: string): Promise<void> {
    await this.database.write('delete from deleted_rules where owner_id = $1 and name_key = $2', [
      ownerId,
      nameKey,
    ]);
  }
}
