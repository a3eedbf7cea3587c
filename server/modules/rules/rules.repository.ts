import { Injectable } from '@nestjs/common';
import { ownerKey, ruleKey } from '@kimari/common/name-key';
import { IsNull } from 'typeorm';
import { brokenConstraint } from '../../kernel/errors/database-errors';
import { Database } from '../../kernel/database/database';
import { isUuid } from '../../kernel/database/uuid';
import { OrganizationNotFound } from '../organizations';
import { PendingCounts, type VersionNumber } from '../versions';
import { Rule } from './rule.entity';
import type { FoundRule, RuleResult } from './rule.result';
import { decisionInForceSql, foundByModeratorsSql } from './moderated-rules';
import { ownerStaysSql, ruleVisibleSql } from '../../access/rule-visibility';
import { RULE_COLUMNS, RULE_TABLES, type RuleRow, toRuleResult } from './rule.row';
import { RuleNameTaken, RuleNameWithheld } from './rules.errors';

/** A new rule, whose counters start at zero. */
export type RuleDraft = Omit<Rule, 'deletedAt' | 'deletedBy'>;

/** The owner who has or had the name `$2`. */
const HOLDER = '(select owner_id from owner_names where name_key = $2)';

const SELECT_RULE = `select ${RULE_COLUMNS} ${RULE_TABLES}`;

const NOT_DELETED = `r.deleted_at is null and ${ownerStaysSql('r')}`;

/**
 * SQL for rules. Reads take the caller's user id as `$1` and return the facts that policies need; services decide. Deleted rules
 * are not found.
 */
@Injectable()
export class RulesRepository {
  constructor(
    private readonly database: Database,
    private readonly pending: PendingCounts,
  ) {}

  async findById(id: string, viewerId: string | null): Promise<RuleResult | null> {
    if (!isUuid(id)) return null;
    const rows = await this.database.read<RuleRow>(`${SELECT_RULE} where r.id = $2 and ${NOT_DELETED}`, [
      viewerId,
      id,
    ]);
    return rows[0] ? this.toResult(rows[0], viewerId) : null;
  }

  /** Like `findById`, and also finds deleted rules that moderators have decided about. */
  async findForModerators(id: string, viewerId: string): Promise<RuleResult | null> {
    if (!isUuid(id)) return null;
    const rows = await this.database.read<RuleRow>(
      `${SELECT_RULE} where r.id = $2 and ${foundByModeratorsSql('r')}`,
      [viewerId, id],
    );
    return rows[0] ? this.toResult(rows[0], viewerId) : null;
  }

  /** Locks what `findForModerators` finds until the transaction ends; false when there is none. */
  async lockForModerators(id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const rows = await this.database.write(
      `select from rules r where r.id = $1 and ${foundByModeratorsSql('r')} for update of r`,
      [id],
    );
    return rows.length > 0;
  }

  /** In the order of the ids; unknown ids are skipped. */
  async findByIds(ids: readonly string[], viewerId: string | null): Promise<RuleResult[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.read<RuleRow>(`${SELECT_RULE} where r.id = any($2) and ${NOT_DELETED}`, [
      viewerId,
      ids,
    ]);
    const byId = new Map(rows.map((row) => [row.id, this.toResult(row, viewerId)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** By the current or a former address; the current one wins. */
  async findByPath(owner: string, name: string, viewerId: string | null): Promise<FoundRule | null> {
    const rows = await this.database.read<RuleRow>(
      `${SELECT_RULE} where r.id = (
         select found.id from (
           select n.id, 1 as rank from rules n
            where n.owner_id = ${HOLDER} and n.name_key = $3 and n.deleted_at is null
           union all
           select d.rule_id, 2 from rule_redirects d where d.owner_id = ${HOLDER} and d.name_key = $3
         ) found order by found.rank limit 1) and ${NOT_DELETED}`,
      [viewerId, ownerKey(owner), ruleKey(name)],
    );
    if (!rows[0]) return null;
    const rule = this.toResult(rows[0], viewerId);
    const isCurrent = ownerKey(rule.owner.name) === ownerKey(owner) && ruleKey(rule.name) === ruleKey(name);
    return { rule, isFormerAddress: !isCurrent };
  }

  /** Visible rules with this name, the caller's own first. At most two, which is enough to detect ambiguity. */
  async findByBareName(name: string, viewerId: string | null): Promise<RuleResult[]> {
    const rows = await this.database.read<RuleRow>(
      `${SELECT_RULE} where r.name_key = $2 and ${ruleVisibleSql('r', '$1')}
       order by (r.owner_id = $1::uuid) desc nulls last, r.id limit 2`,
      [viewerId, ruleKey(name)],
    );
    return rows.map((row) => this.toResult(row, viewerId));
  }

  /** Locks the row until the transaction ends, so that version numbers are assigned one at a time. */
  async lock(id: string): Promise<Rule | null> {
    if (!isUuid(id)) return null;
    return this.database
      .repository(Rule)
      .findOne({ where: { id, deletedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
  }

  /** Throws RuleNameTaken, RuleNameWithheld, OrganizationNotFound. */
  async insert(...rules: readonly RuleDraft[]): Promise<void> {
    await this.namingErrors(() => this.database.repository(Rule).insert([...rules]));
    await this.refusePlace(rules.map(({ id }) => id));
  }

  /** Throws RuleNameTaken, RuleNameWithheld. */
  async update(id: string, changes: Partial<Rule>): Promise<void> {
    await this.namingErrors(() => this.database.repository(Rule).update({ id }, changes));
    if (changes.nameKey !== undefined || changes.ownerId !== undefined) await this.refusePlace([id]);
  }

  /** Redirects a former address to its rule. */
  async addRedirect(ownerId: string, nameKey: string, ruleId: string): Promise<void> {
    await this.database.write(
      `insert into rule_redirects (owner_id, name_key, rule_id) values ($1, $2, $3)
       on conflict (owner_id, name_key) do update set rule_id = excluded.rule_id, created_at = now()`,
      [ownerId, nameKey, ruleId],
    );
  }

  /** Removes the redirect at an address that a rule now uses. */
  async removeRedirect(ownerId: string, nameKey: string): Promise<void> {
    await this.database.write('delete from rule_redirects where owner_id = $1 and name_key = $2', [
      ownerId,
      nameKey,
    ]);
  }

  /** Keeps the last version number of a deleted public rule, so that a new rule with its name continues from it. */
  async rememberDeleted(rule: Pick<Rule, 'ownerId' | 'nameKey'>, last: VersionNumber): Promise<void> {
    await this.database.write(
      `insert into deleted_rules (owner_id, name_key, major, minor, patch) values ($1, $2, $3, $4, $5)
       on conflict (owner_id, name_key) do update
         set major = excluded.major, minor = excluded.minor, patch = excluded.patch, deleted_at = now()`,
      [rule.ownerId, rule.nameKey, last.major, last.minor, last.patch],
    );
  }

  /** The last version number of a deleted public rule with this name, or null. */
  async lastDeletedNumber(ownerId: string, nameKey: string): Promise<VersionNumber | null> {
    const rows = await this.database.read<VersionNumber>(
      'select major, minor, patch from deleted_rules where owner_id = $1 and name_key = $2',
      [ownerId, nameKey],
    );
    return rows[0] ?? null;
  }

  /** A deleted rule that moderators hide keeps its name, and no owner who goes gets a rule. Comes after the write, so that no deletion falls in between. */
  private async refusePlace(ruleIds: readonly string[]): Promise<void> {
    const rows = await this.database.read(
      `select from rules n join rules r on r.owner_id = n.owner_id and r.name_key = n.name_key
        where n.id = any ($1) and r.deleted_at is not null and ${decisionInForceSql('r')} limit 1`,
      [ruleIds],
    );
    if (rows.length > 0) throw RuleNameWithheld();
    const erased = await this.database.read(
      'select from rules r join erasures e on e.owner_id = r.owner_id where r.id = any ($1) limit 1',
      [ruleIds],
    );
    // The organization was deleted meanwhile, and is too large to be gone at once.
    if (erased.length > 0) throw OrganizationNotFound();
  }

  private async namingErrors<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      const constraint = brokenConstraint(error);
      if (constraint === 'uq_rules_owner_name') throw RuleNameTaken({}, { cause: error });
      // The organization was deleted meanwhile.
      if (constraint === 'fk_rules_organization') throw OrganizationNotFound({}, { cause: error });
      throw error;
    }
  }

  private toResult(row: RuleRow, viewerId: string | null): RuleResult {
    const rule = toRuleResult(row, viewerId);
    return {
      ...rule,
      views: rule.views + this.pending.of('views', rule.id),
      downloads: rule.downloads + this.pending.of('downloads', rule.id),
    };
  }
}
