import { Injectable } from '@nestjs/common';
import type { ModerationAction } from '@kimari/common/enums';
import type { UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import { customIssue } from '../../../kernel/errors/issue';
import { type DecidedFinding, type Ground, pathOf, RuleHiding, type RuleResult } from '../../rules';
import { VersionsService } from '../../versions';
import { CasesRepository } from '../cases.repository';
import { DecisionsRepository } from '../decisions.repository';
import { decisionsInForce } from '../decisions-in-force';
import type { OwnerMail } from '../mails/moderation.mail';
import { ModerationMails } from '../mails/moderation-mails.service';
import { CaseChanged, NothingToDecide, OnlyVersion } from '../moderation.errors';
import { ReportsRepository } from '../reports/reports.repository';
import { StaffService } from '../staff.service';
import type { CaseDetail } from './case-detail.result';
import { CaseChecksService } from './case-checks.service';
import type { DecideInput } from './cases.inputs';
import { CasesService } from './cases.service';

type Target = { readonly id: string; readonly version: string };

/** A decision on its way into the database. */
type Decision = {
  readonly action: ModerationAction;
  /** Null for the whole rule. */
  readonly version: Target | null;
  readonly reason: string | null;
  /** What the text is hidden for. */
  readonly finding: DecidedFinding | null;
  readonly note: string | null;
  readonly at: Date;
};

const MAILS: Readonly<Record<'rule' | 'version', Readonly<Record<ModerationAction, OwnerMail | null>>>> = {
  rule: { dismiss: null, hide: 'ruleHidden', uphold: 'hidingUpheld', restore: 'ruleRestored' },
  version: { dismiss: null, hide: 'versionHidden', uphold: 'hidingUpheld', restore: 'versionRestored' },
};

/** Decides cases. The decision, what it hides, its audit event and its mails are one transaction. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly caseService: CasesService,
    private readonly checks: CaseChecksService,
    private readonly cases: CasesRepository,
    private readonly reports: ReportsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly hiding: RuleHiding,
    private readonly versions: VersionsService,
    private readonly staff: StaffService,
    private readonly mails: ModerationMails,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * Of two moderators who decide about the same revision, one wins. Throws StaffOnly, CaseNotFound, CaseChanged,
   * VersionNotFound, NothingToDecide, OnlyVersion, InvalidInput.
   */
  async decide(actor: UserActor, input: DecideInput): Promise<CaseDetail> {
    await this.staff.requireModerator(actor);
    const { ruleId, action, revision } = input;
    const reason = input.reason?.trim() ? input.reason : null;
    const note = input.note?.trim() ? input.note : null;
    requireGround(input, reason);
    await this.transactions.runInTurn(ruleId, async () => {
      const { rule, at, ...known } = await this.caseService.lock(actor, ruleId);
      if (known.revision !== revision) throw CaseChanged({ revision: known.revision });
      const version = await this.targetOf(rule, input);
      const finding = await this.findingOf(rule, version, input);
      const decision = { action, reason, finding, note, at, version };
      const isRepublished = await this.cases.noteSeen(ruleId);
      const isOpen = known.state === 'pending' || known.state === 'reviewing';
      await this.apply(actor, rule, decision, { isOpen, isRepublished });
      await this.store(actor, rule, decision);
    });
    return this.caseService.get(actor, ruleId);
  }

  private async targetOf(rule: RuleResult, { action, version }: DecideInput): Promise<Target | null> {
    if (action === 'dismiss' || version === undefined || version === null) return null;
    const found = await this.versions.get({ ...rule, showsHiddenVersions: true }, version);
    return { id: found.id, version: found.version };
  }

  /** The finding that a decision names. */
  private async findingOf(
    rule: RuleResult,
    version: Target | null,
    { findingCode, findingLine, findingVersion }: DecideInput,
  ): Promise<DecidedFinding | null> {
    if (typeof findingCode !== 'string') return null;
    const found = findingVersion ?? version?.version ?? null;
    return this.checks.finding(rule, { code: findingCode, line: findingLine ?? null, version: found });
  }

  /** Hides or shows. Throws NothingToDecide when the decision would change nothing. */
  private async apply(
    actor: UserActor,
    rule: RuleResult,
    { action, version, reason, finding }: Decision,
    { isOpen, isRepublished }: { readonly isOpen: boolean; readonly isRepublished: boolean },
  ): Promise<void> {
    switch (action) {
      case 'dismiss':
        if (!isOpen) throw NothingToDecide();
        return;
      case 'uphold':
        return this.requireQuestion(rule, version, isRepublished);
      case 'hide':
        return this.hide(rule, version, { reason: reason ?? '', finding, decidedBy: actor.userId });
      case 'restore': {
        const isChanged = version
          ? await this.hiding.showVersion(rule, version.id)
          : await this.hiding.showRule(rule);
        if (!isChanged) throw NothingToDecide();
      }
    }
  }

  private async hide(rule: RuleResult, version: Target | null, ground: Ground): Promise<void> {
    if (version && !(await this.hasOtherVersion(rule, version))) throw OnlyVersion();
    const isChanged = version
      ? await this.hiding.hideVersion(rule, version.id, ground)
      : await this.hiding.hideRule(rule, ground);
    if (!isChanged) throw NothingToDecide();
  }

  /** Whether others still find a version when this one is hidden. */
  private async hasOtherVersion(rule: RuleResult, version: Target): Promise<boolean> {
    const two = { limit: 2, offset: 0 };
    const { items } = await this.versions.page({ id: rule.id, showsHiddenVersions: false }, two);
    return items.some(({ id }) => id !== version.id);
  }

  /** A decision is upheld against an answer, or when what it hides was published again. */
  private async requireQuestion(
    rule: RuleResult,
    version: Target | null,
    isRepublished: boolean,
  ): Promise<void> {
    const decisions = (await this.decisions.ofRules([rule.id])).get(rule.id) ?? [];
    const last = decisionsInForce(decisions).find(({ versionId }) => versionId === (version?.id ?? null));
    if (!last || !(last.answer || isRepublished)) throw NothingToDecide();
  }

  private async store(actor: UserActor, rule: RuleResult, decision: Decision): Promise<void> {
    const { action, reason, finding, note, at } = decision;
    const closed = action === 'hide' || action === 'uphold' ? 'resolved' : 'rejected';
    await this.decisions.insert({
      ruleId: rule.id,
      versionId: decision.version?.id ?? null,
      action,
      // Empty where the finding says it all: what is hidden always has a reason.
      reason: reason ?? (finding ? '' : null),
      finding,
      note,
      decidedById: actor.userId,
      decidedAt: at,
    });
    const reporters = await this.reports.reviewOpen(rule.id, {
      status: closed,
      reviewerId: actor.userId,
      note: note ?? reason ?? undefined,
      at,
    });
    await this.cases.settle(rule.id, closed, at);
    const version = decision.version?.version ?? null;
    const target = { kind: 'rule', id: rule.id, organizationId: rule.organization?.id ?? null } as const;
    await this.audit.record(actor, `moderation.${action}`, target, {
      version,
      reason,
      ...(finding && { finding: foundAt(finding) }),
    });
    await this.tell(rule, { ...decision, closed, reporters });
  }

  private async tell(
    rule: RuleResult,
    told: Decision & { readonly closed: 'resolved' | 'rejected'; readonly reporters: readonly string[] },
  ): Promise<void> {
    const path = pathOf(rule);
    const version = told.version?.version ?? null;
    const result = told.closed === 'resolved' ? 'reportResolved' : 'reportRejected';
    await this.mails.toReporters(told.reporters, result, { path, version });
    const mail = MAILS[told.version ? 'version' : 'rule'][told.action];
    if (mail === null) return;
    const organizationId = rule.organization?.id ?? null;
    const owners = await this.cases.contactsOf({ authorId: rule.author.id, organizationId });
    await this.mails.toOwners(owners, mail, { ...told, path, version });
  }
}

/** What is hidden, or stays so, needs words to the owner or a finding; other decisions name none. Throws InvalidInput. */
function requireGround({ action, findingCode }: DecideInput, reason: string | null): void {
  const isNamed = typeof findingCode === 'string';
  if (action === 'hide' || action === 'uphold') {
    if (reason === null && !isNamed) throw customIssue(['reason'], 'blank');
  } else if (isNamed) throw customIssue(['findingCode'], 'findingHidesNothing');
}

function foundAt({ code, version, line }: DecidedFinding): string {
  return `${code} ${version}:${line}`;
}
