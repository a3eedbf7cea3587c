import { Injectable } from '@nestjs/common';
import { ownerKey, ruleKey } from '@kimari/common/name-key';
import type { VersionBump } from '@kimari/common/enums';
import { normaliseTags } from '@kimari/common/tags';
import type { SignedInActor } from '../../../access/actor';
import { Audit, type AuditAction } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { RateLimits } from '../../../kernel/http/rate-limits';
import type { OrganizationResult } from '../../organizations';
import { TextChecker, type TextChecks, VersionsService, type VersionWithContent } from '../../versions';
import { PublishRuleService, requireFileName, toStoredVisibility } from './publish.service';
import type { Rule } from '../rule.entity';
import type { UpdateRuleInput } from './publishing.inputs';
import type { RuleResult } from '../rule.result';
import { requireEditable, requireManageable, requireReadable } from '../rule-access';
import { shownAs } from '../rule-audience';
import { excerptOf } from '../excerpt';
import { RuleHiding } from '../lifecycle/hiding.service';
import { RuleTagsService } from '../lists/tags.service';
import { Search } from '../../../search';
import { RuleMoveForbidden, RuleNotFound, VersionConflict } from '../rules.errors';
import { RuleEvents } from '../rule-events.service';
import { RulesRepository } from '../rules.repository';
import { VersionNewsRepository } from '../version-news.repository';

export type UpdatedRule = { readonly rule: RuleResult; readonly versionCreated: boolean };

type Changes = Partial<Rule>;

/** The new owner: unchanged, the creator (null), or an organization. */
type Destination =
  | { readonly moves: false }
  | { readonly moves: true; readonly organization: OrganizationResult | null };

/** The part of the version number to increment. `versionBump` wins. */
function bumpOf(input: UpdateRuleInput): VersionBump {
  return input.versionBump ?? (input.isMajorVersionUp ? 'major' : 'patch');
}

/** The changes, with the checks of the new text. */
type CheckedInput = UpdateRuleInput & { readonly checks: TextChecks | null };

/** Updates rules. A request is applied completely or not at all. */
@Injectable()
export class UpdateRuleService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rules: RulesRepository,
    private readonly versions: VersionsService,
    private readonly publishing: PublishRuleService,
    private readonly search: Search,
    private readonly hiding: RuleHiding,
    private readonly tags: RuleTagsService,
    private readonly events: RuleEvents,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly checker: TextChecker,
    private readonly versionNews: VersionNewsRepository,
  ) {}

  /**
   * Throws RuleNotFound, RuleUpdateForbidden, RuleManageForbidden, OrganizationNotFound, RuleMoveForbidden,
   * VersionConflict, RuleNameTaken, RuleNameWithheld, TextRefused, TextUnaccepted, InvalidInput, Unavailable.
   */
  async update(actor: SignedInActor, input: UpdateRuleInput): Promise<UpdatedRule> {
    await this.limits.consume(
      actor.origin,
      { limit: 'updatesByUser', key: actor.userId },
      // Keyed by user too, so that callers who may not edit the rule cannot use up the allowance of those who may.
      { limit: 'updatesByUserAndRuleDaily', key: `${actor.userId} ${input.id}` },
    );
    const { content } = input;
    const checks = content === undefined ? null : await this.checker.checkSent(actor, content);
    return this.transactions.runInTurn(input.id, async () => {
      // The row stays locked until the commit, so that version numbers are assigned one at a time.
      const row = await this.rules.lock(input.id);
      const rule = requireReadable(actor, row && (await this.rules.findById(row.id, actor.userId)));
      if (!row) throw RuleNotFound();
      requireEditable(actor, rule);
      const changes = await this.changesOf(actor, rule, row, input);
      if (input.expectedVersion !== undefined && input.expectedVersion !== rule.version) {
        throw VersionConflict({ currentVersion: rule.version });
      }
      return this.apply(actor, rule, row, { ...input, checks }, changes);
    });
  }

  private async apply(
    actor: SignedInActor,
    rule: RuleResult,
    row: Rule,
    input: CheckedInput,
    changes: Changes,
  ): Promise<UpdatedRule> {
    const isPublic = (changes.visibility ?? row.visibility) === 'public';
    const published = await this.publishText(actor, rule, input, isPublic);
    if (!published && changes.visibility === 'public') await this.requirePublishable(rule, input);
    const all: Changes = { ...changes, ...published?.changes };
    if (Object.keys(all).length === 0) return { rule, versionCreated: false };
    await this.rules.update(rule.id, { ...all, updatedAt: this.clock.now() });
    await this.updateRedirects(row, all);
    await this.search.write(rule.id);
    const isHidden = await this.hideAgain(rule.id, all);
    await this.transactions.afterCommit(() => this.tags.invalidate());
    if (all.visibility === 'public') await this.events.announce('rule', rule.id);
    if (published && !isHidden) await this.tellOf(rule.id, all);
    const isAccepted = published?.isAccepted === true;
    await this.record(actor, published ? 'rule.publish' : 'rule.update', row, { all, isAccepted });
    const updated = await this.rules.findById(rule.id, actor.userId);
    if (!updated) throw RuleNotFound();
    return { rule: updated, versionCreated: published !== null };
  }

  private async tellOf(ruleId: string, { latestVersionId }: Changes): Promise<void> {
    await this.events.announce('version', ruleId);
    if (latestVersionId !== undefined) await this.versionNews.queue(latestVersionId, this.clock.now());
  }

  /** Whether something that moderators have hidden before is hidden again. */
  private async hideAgain(ruleId: string, all: Changes): Promise<boolean> {
    const showsAll = all.visibility === 'public' || all.ownerId !== undefined;
    const versionIds = all.latestVersionId === undefined ? [] : [all.latestVersionId];
    const hidden = await this.hiding.hideAgain(showsAll ? { ruleIds: [ruleId] } : { versionIds });
    return hidden.has(ruleId);
  }

  /** Records a move in the audit logs of both organizations: the one left and the one joined. */
  private async record(
    actor: SignedInActor,
    action: AuditAction,
    before: Rule,
    { all, isAccepted }: { readonly all: Changes; readonly isAccepted: boolean },
  ): Promise<void> {
    const organizationId = all.organizationId === undefined ? before.organizationId : all.organizationId;
    const details = { changed: Object.keys(all), ...(isAccepted && { acceptedFindings: true }) };
    const moved = { from: before.organizationId, to: organizationId };
    const target = { kind: 'rule', id: before.id } as const;
    if (moved.from === moved.to) {
      await this.audit.record(actor, action, { ...target, organizationId }, details);
      return;
    }
    const sides = [...new Set([moved.from, moved.to])].filter((side) => side !== null);
    await this.audit.recordAll(
      sides.map((side) => ({
        actor,
        action,
        target: { ...target, organizationId: side },
        details: { ...details, moved },
      })),
    );
  }

  /** Publishes a new version if any byte of the text differs from the current one. */
  private async publishText(
    actor: SignedInActor,
    rule: RuleResult,
    { content, changelog = '', checks: found, ...input }: CheckedInput,
    isPublic: boolean,
  ): Promise<{ readonly changes: Changes; readonly isAccepted: boolean } | null> {
    if (content === undefined || found === null) return null;
    const current: VersionWithContent = await this.versions.get(rule, 'latest');
    if (current.content === content) return null;
    const checks = this.checker.requirePublishable(found, {
      isPublic,
      accepts: input.acceptFindings === true,
    });
    const draft = { ruleId: rule.id, content, changelog, authorId: actor.userId, checks };
    const { id } = await this.versions.publishNext(draft, bumpOf(input), current.content);
    return { changes: { latestVersionId: id, excerpt: excerptOf(content) }, isAccepted: checks.isAccepted };
  }

  /** A text that was private so far becomes public. */
  private async requirePublishable(rule: RuleResult, input: UpdateRuleInput): Promise<void> {
    const { content } = await this.versions.get(rule, 'latest');
    this.checker.requirePublishable(await this.checker.check(content), {
      isPublic: true,
      accepts: input.acceptFindings === true,
    });
  }

  /** The changes other than the text. Name, visibility and organization require the right to manage the rule. */
  private async changesOf(
    actor: SignedInActor,
    rule: RuleResult,
    row: Rule,
    input: UpdateRuleInput,
  ): Promise<Changes> {
    const managed = await this.managedChanges(actor, rule, row, input);
    if (Object.keys(managed).length > 0) requireManageable(actor, rule);
    const described: Changes = {
      ...(input.description !== undefined && { description: input.description ? input.description : null }),
      ...(input.tags !== undefined && { tags: normaliseTags(input.tags) }),
    };
    return { ...managed, ...differing(row, described) };
  }

  private async managedChanges(
    actor: SignedInActor,
    rule: RuleResult,
    row: Rule,
    input: UpdateRuleInput,
  ): Promise<Changes> {
    const destination = await this.destinationOf(actor, rule, row, input.organizationId);
    const organizationId = destination.moves ? (destination.organization?.id ?? null) : row.organizationId;
    const visibility =
      input.visibility === undefined ? row.visibility : toStoredVisibility(input.visibility, organizationId);
    const name = input.name ?? row.name;
    // Rules that got such a name earlier can still be edited.
    if (ruleKey(name) !== row.nameKey) requireFileName(name);
    return differing(row, {
      name,
      nameKey: ruleKey(name),
      organizationId,
      ownerId: organizationId ?? row.createdBy,
      ...shownAs(visibility, row.isHidden),
      publishedAt: visibility === 'public' ? (row.publishedAt ?? this.clock.now()) : row.publishedAt,
    });
  }

  private async destinationOf(
    actor: SignedInActor,
    rule: RuleResult,
    row: Rule,
    wanted: string | null | undefined,
  ): Promise<Destination> {
    if (wanted === undefined || wanted === row.organizationId) return { moves: false };
    const current = rule.organization?.name;
    if (wanted !== null && current !== undefined && ownerKey(wanted) === ownerKey(current)) {
      return { moves: false };
    }
    if (wanted !== null) {
      return {
        moves: true,
        organization: await this.publishing.destination(actor, wanted, RuleMoveForbidden),
      };
    }
    return { moves: true, organization: null };
  }

  /** Redirects the former address to the rule, and drops any redirect at the new one. */
  private async updateRedirects(before: Rule, changes: Changes): Promise<void> {
    const ownerId = changes.ownerId ?? before.ownerId;
    const nameKey = changes.nameKey ?? before.nameKey;
    if (ownerId === before.ownerId && nameKey === before.nameKey) return;
    await this.rules.removeRedirect(ownerId, nameKey);
    await this.rules.addRedirect(before.ownerId, before.nameKey, before.id);
  }
}

/** The entries of `wanted` that differ from the stored rule. */
function differing(row: Rule, wanted: Changes): Changes {
  const entries = Object.entries(wanted).filter(
    ([key, value]) => JSON.stringify(row[key as keyof Rule]) !== JSON.stringify(value),
  );
  return Object.fromEntries(entries);
}
