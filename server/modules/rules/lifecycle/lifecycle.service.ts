import { Injectable } from '@nestjs/common';
import type { SignedInActor } from '../../../access/actor';
import { Audit, type AuditAction } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { customIssue } from '../../../kernel/errors/issue';
import { type VersionResult, VersionsService } from '../../versions';
import type { Rule } from '../rule.entity';
import type { RuleResult } from '../rule.result';
import { requireEditable, requireManageable, requireReadable } from '../rule-access';
import { RuleTagsService } from '../lists/tags.service';
import { CurrentVersion } from './current-version.service';
import { NotDeprecated, RuleDeleteForbidden, RuleNotFound } from '../rules.errors';
import { RulesRepository } from '../rules.repository';
import { RulesService } from '../rules.service';
import { Search } from '../../../search';

/** A rule whose row is locked until the transaction ends: as stored, and as the caller sees it. */
type Locked = { readonly row: Rule; readonly rule: RuleResult };

/** Deletes and deprecates rules, yanks versions. */
@Injectable()
export class RuleLifecycleService {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: RulesRepository,
    private readonly rules: RulesService,
    private readonly versions: VersionsService,
    private readonly currentVersion: CurrentVersion,
    private readonly tags: RuleTagsService,
    private readonly search: Search,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Hides the rule from everybody and frees its name. Keeps the last version number of a public rule. `RuleTrash` brings
   * the rule back or, after a while, removes it. Throws RuleNotFound, RuleDeleteForbidden.
   */
  async delete(actor: SignedInActor, id: string): Promise<void> {
    await this.transactions.runInTurn(id, async () => {
      const { rule, row } = await this.lock(actor, id);
      requireManageable(actor, rule, RuleDeleteForbidden);
      const last = await this.versions.highestNumber(rule.id);
      if (row.publishedAt && last) await this.repository.rememberDeleted(row, last);
      await this.repository.update(rule.id, {
        audience: 'nobody',
        deletedAt: this.clock.now(),
        deletedBy: actor.userId,
      });
      await this.search.remove(rule.id);
      await this.transactions.afterCommit(() => this.tags.invalidate());
      await this.record(actor, 'rule.delete', rule);
    });
  }

  /** Throws RuleNotFound, VersionNotFound, RuleUpdateForbidden, AlreadyYanked. */
  yank(actor: SignedInActor, id: string, version: string, reason: string): Promise<VersionResult> {
    return this.changeYank(actor, id, version, 'rule.yank', (versionId) =>
      this.versions.yank(versionId, reason, actor.userId),
    );
  }

  /** Throws RuleNotFound, VersionNotFound, RuleUpdateForbidden, NotYanked. */
  unyank(actor: SignedInActor, id: string, version: string): Promise<VersionResult> {
    return this.changeYank(actor, id, version, 'rule.unyank', (versionId) => this.versions.unyank(versionId));
  }

  /** A repeated call replaces message and replacement. Throws RuleNotFound, RuleUpdateForbidden, InvalidInput. */
  async deprecate(
    actor: SignedInActor,
    id: string,
    message: string,
    replacement: string | null,
  ): Promise<RuleResult> {
    return this.transactions.runInTurn(id, async () => {
      const { rule } = await this.lock(actor, id);
      requireEditable(actor, rule);
      const replacementId = replacement ? await this.replacementFor(actor, rule, replacement) : null;
      await this.repository.update(rule.id, {
        deprecationMessage: message,
        replacementId,
        updatedAt: this.clock.now(),
      });
      await this.record(actor, 'rule.deprecate', rule);
      return this.rules.get(actor, rule.id);
    });
  }

  /** Throws RuleNotFound, RuleUpdateForbidden, NotDeprecated. */
  async undeprecate(actor: SignedInActor, id: string): Promise<RuleResult> {
    return this.transactions.runInTurn(id, async () => {
      const { rule } = await this.lock(actor, id);
      requireEditable(actor, rule);
      if (!rule.deprecation) throw NotDeprecated();
      await this.repository.update(rule.id, {
        deprecationMessage: null,
        replacementId: null,
        updatedAt: this.clock.now(),
      });
      await this.record(actor, 'rule.undeprecate', rule);
      return this.rules.get(actor, rule.id);
    });
  }

  private async changeYank(
    actor: SignedInActor,
    id: string,
    selector: string,
    action: AuditAction,
    change: (versionId: string) => Promise<void>,
  ): Promise<VersionResult> {
    return this.transactions.runInTurn(id, async () => {
      const { rule } = await this.lock(actor, id);
      const version = await this.versions.get(rule, selector);
      requireEditable(actor, rule);
      await change(version.id);
      await this.currentVersion.update(rule);
      await this.record(actor, action, rule, { version: version.version });
      const [changed] = await this.versions.findMany([version.id]);
      if (!changed) throw RuleNotFound();
      return changed;
    });
  }

  /** Id of another rule that the caller may see; it must be public if this rule is. */
  private async replacementFor(actor: SignedInActor, rule: RuleResult, path: string): Promise<string> {
    const found = await this.rules.findByPath(actor, path);
    const fits =
      found && found.id !== rule.id && (rule.audience !== 'everyone' || found.audience === 'everyone');
    if (!fits) throw customIssue(['replacement'], 'replacementNotFound');
    return found.id;
  }

  private async lock(actor: SignedInActor, id: string): Promise<Locked> {
    const row = await this.repository.lock(id);
    const rule = requireReadable(actor, row && (await this.repository.findById(row.id, actor.userId)));
    if (!row) throw RuleNotFound();
    return { row, rule };
  }

  private async record(
    actor: SignedInActor,
    action: AuditAction,
    rule: RuleResult,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    const target = { kind: 'rule', id: rule.id, organizationId: rule.organization?.id ?? null } as const;
    await this.audit.record(actor, action, target, details);
  }
}
