import { Injectable } from '@nestjs/common';
import { formatRulePath } from '@kimari/common/rule-path';
import type { SignedInActor, UserActor } from '../../../access/actor';
import { canReportRule } from '../../../access/rule.policy';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { requireAllowed } from '../../../kernel/errors/require-allowed';
import { RateLimits } from '../../../kernel/http/rate-limits';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { callerFor, factsOf, RuleHiding, RuleNotFound, type RuleResult, RulesService } from '../../rules';
import { CasesRepository } from '../cases.repository';
import { ModerationMails } from '../mails/moderation-mails.service';
import { AlreadyReported, OwnRuleReported, ReportNotFound } from '../moderation.errors';
import { StaffService } from '../staff.service';
import type { ReportCounts, ReportResult } from './report.result';
import type { ListReportsInput, ReportRuleInput, UpdateReportInput } from './reports.inputs';
import { ReportsRepository } from './reports.repository';

export type ReportPage = PageKeys & { readonly reports: readonly ReportResult[]; readonly total: number };

/** Takes reports of rules, and lets moderators read them and set their status one by one. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly cases: CasesRepository,
    private readonly rules: RulesService,
    private readonly hiding: RuleHiding,
    private readonly staff: StaffService,
    private readonly mails: ModerationMails,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the report. Throws RuleNotFound, OwnRuleReported, AlreadyReported. */
  async create(actor: SignedInActor, { ruleId, reason, description }: ReportRuleInput): Promise<string> {
    const known = await this.rules.get(actor, ruleId);
    this.requireReportable(actor, known);
    await this.limits.consume(
      actor.origin,
      { limit: 'reportsByUser', key: actor.userId },
      { limit: 'reportsByUserDaily', key: actor.userId },
    );
    return this.transactions.runInTurn(known.id, async () => {
      // The lock lets the report come either before a decision about the rule or after it.
      const rule = await this.hiding.lock(known.id, actor.userId);
      if (!rule) throw RuleNotFound();
      this.requireReportable(actor, rule);
      const now = this.clock.now();
      const id = await this.reports.insert({
        ruleId: rule.id,
        versionId: rule.latestVersionId,
        reporterId: actor.userId,
        reason,
        description: description?.trim() ? description : null,
        createdAt: now,
      });
      if (id === null) throw AlreadyReported();
      await this.cases.open(rule.id, now);
      await this.audit.record(actor, 'report.create', { kind: 'report', id }, { rule: rule.id, reason });
      return id;
    });
  }

  /** Newest first, then by id. Throws StaffOnly. */
  async list(
    actor: UserActor,
    input: Pick<ListReportsInput, 'status' | 'ruleId'> & Window,
  ): Promise<ReportPage> {
    const { user, handlesAll } = await this.staff.requireModerator(actor);
    const { status = null, ruleId = null, limit, offset, after = null } = input;
    return this.reports.list({ status, ruleId, limit, offset, after }, { userId: user.id, handlesAll });
  }

  /** Throws StaffOnly, ReportNotFound. */
  async get(actor: UserActor, id: string): Promise<ReportResult> {
    const report = await this.find(actor, id);
    if (!report) throw ReportNotFound();
    return report;
  }

  /** Null when there is none that the caller handles. Throws StaffOnly. */
  async find(actor: UserActor, id: string): Promise<ReportResult | null> {
    const staff = await this.staff.requireModerator(actor);
    const report = await this.reports.find(id);
    const rule = report && (await this.hiding.find(report.ruleId, staff.user.id));
    return rule && this.staff.handles(staff, rule) ? report : null;
  }

  /** Over all reports. Throws StaffOnly. */
  async stats(actor: UserActor): Promise<ReportCounts> {
    await this.staff.requireModerator(actor);
    return this.reports.count();
  }

  /** Sets the status of one report; hides nothing. The reporter hears when it is closed. Throws StaffOnly, ReportNotFound, AnotherReportOpen. */
  async updateStatus(actor: UserActor, { id, status, reviewNote }: UpdateReportInput): Promise<void> {
    const { ruleId } = await this.get(actor, id);
    await this.transactions.runInTurn(ruleId, async () => {
      await this.hiding.lock(ruleId, actor.userId);
      const report = await this.get(actor, id);
      const at = this.clock.now();
      await this.reports.review(id, { status, reviewerId: actor.userId, note: reviewNote, at });
      await this.cases.settle(ruleId, status === 'resolved' ? 'resolved' : 'rejected', at);
      await this.audit.record(actor, 'report.review', { kind: 'report', id }, { rule: ruleId, status });
      if (isClosed(status) && !isClosed(report.status)) {
        const path = formatRulePath(report.ownerName, report.ruleName);
        const mail = status === 'resolved' ? 'reportResolved' : 'reportRejected';
        await this.mails.toReporters([report.reporter.id], mail, { path, version: null });
      }
    });
  }

  private requireReportable(actor: SignedInActor, rule: RuleResult): void {
    requireAllowed(canReportRule(callerFor(rule, actor.userId), factsOf(rule)), {
      absent: RuleNotFound,
      refusals: { own: OwnRuleReported },
    });
  }
}

function isClosed(status: ReportResult['status']): boolean {
  return status === 'resolved' || status === 'rejected';
}
