import { Injectable } from '@nestjs/common';
import type { CaseState } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import type { UserActor } from '../../../access/actor';
import { canReadReportedText } from '../../../access/moderation.policy';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import type { PageKeys, Window } from '../../../kernel/schema/connection';
import { RuleHiding, type RuleResult } from '../../rules';
import { UsersService } from '../../users';
import { ChecksService, type RuleHistory, VersionsService } from '../../versions';
import type { CaseResult, Contact } from '../case.result';
import { CasesRepository } from '../cases.repository';
import { DecisionsRepository } from '../decisions.repository';
import { CaseNotFound } from '../moderation.errors';
import { ReportsRepository } from '../reports/reports.repository';
import { type Staff, StaffService } from '../staff.service';
import type { CaseDetail } from './case-detail.result';
import type { CaseFilterInput } from './cases.inputs';

export type CasePage = PageKeys & { readonly cases: readonly CaseResult[]; readonly total: number };

const MAX_VERSIONS = 20;

/** Lists and reads cases, and lets a moderator take one. */
@Injectable()
export class CasesService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly reports: ReportsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly hiding: RuleHiding,
    private readonly versions: VersionsService,
    private readonly checks: ChecksService,
    private readonly users: UsersService,
    private readonly staff: StaffService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Cases that the caller handles. Throws StaffOnly. */
  async list(actor: UserActor, input: CaseFilterInput & Window): Promise<CasePage> {
    const { user, handlesAll } = await this.staff.requireModerator(actor);
    const { state: filter, reason = null, query, sortBy: sort, limit, offset, after = null } = input;
    const list = { filter, reason, query: query?.trim().replace(/^@/, '') ?? '', sort, limit, offset, after };
    return this.cases.list(list, { userId: user.id, handlesAll });
  }

  /** The number of cases that the caller handles, by state. Throws StaffOnly. */
  async stats(actor: UserActor): Promise<Readonly<Record<CaseState | 'open', number>>> {
    const { user, handlesAll } = await this.staff.requireModerator(actor);
    const counted = await this.cases.countByState({ userId: user.id, handlesAll });
    const counts = { pending: 0, reviewing: 0, answered: 0, resolved: 0, rejected: 0 };
    for (const { state, count } of counted) counts[state] = count;
    return { ...counts, open: counts.pending + counts.reviewing + counts.answered };
  }

  /** Throws StaffOnly, CaseNotFound, VersionNotFound. */
  async get(actor: UserActor, ruleId: string, version?: string): Promise<CaseDetail> {
    const detail = await this.find(actor, ruleId, version);
    if (!detail) throw CaseNotFound();
    return detail;
  }

  /** Null when there is none that the caller handles. Throws StaffOnly, VersionNotFound. */
  async find(actor: UserActor, ruleId: string, version?: string): Promise<CaseDetail | null> {
    const staff = await this.staff.requireModerator(actor);
    const found = await this.cases.find(ruleId);
    const rule = found && (await this.hiding.find(ruleId, staff.user.id));
    if (!rule || !this.staff.handles(staff, rule)) return null;
    return this.detailOf(staff, found, rule, version);
  }

  /** Puts the caller's name on a case, and its open reports under review. Throws StaffOnly, CaseNotFound. */
  async take(actor: UserActor, ruleId: string): Promise<CaseDetail> {
    await this.transactions.runInTurn(ruleId, async () => {
      const { at, state } = await this.lock(actor, ruleId);
      await this.cases.assign(ruleId, actor.userId);
      await this.reports.reviewOpen(ruleId, {
        status: 'reviewing',
        reviewerId: actor.userId,
        note: undefined,
        at,
      });
      await this.cases.settle(ruleId, state === 'resolved' ? 'resolved' : 'rejected', at);
      await this.audit.record(actor, 'moderation.take', { kind: 'rule', id: ruleId });
    });
    return this.get(actor, ruleId);
  }

  /** Locks a rule and its case until the transaction ends. Throws StaffOnly, CaseNotFound. */
  async lock(
    actor: UserActor,
    ruleId: string,
  ): Promise<{
    readonly rule: RuleResult;
    readonly revision: number;
    readonly state: CaseState;
    readonly at: Date;
  }> {
    const staff = await this.staff.requireModerator(actor);
    const rule = await this.hiding.lock(ruleId, actor.userId);
    const known = rule && (await this.cases.lock(ruleId));
    if (!known || !this.staff.handles(staff, rule)) throw CaseNotFound();
    return { rule, ...known, at: this.clock.now() };
  }

  private async detailOf(
    { user, handlesAll }: Staff,
    found: CaseResult,
    rule: RuleResult,
    version: string | undefined,
  ): Promise<CaseDetail> {
    const history: RuleHistory = { ...rule, showsHiddenVersions: true };
    const isReadable = canReadReportedText(found);
    const selector = version ?? found.reported?.version ?? 'latest';
    const list = { status: null, ruleId: rule.id, limit: LIMITS.list.max, offset: 0 };
    const text = isReadable ? await this.versions.get(history, selector) : null;
    const [checks = null] = text ? await this.checks.compared([{ versionId: text.id, since: null }]) : [];
    const pages = await this.versions.pages([history], { limit: MAX_VERSIONS, offset: 0 });
    const { reports } = await this.reports.list(list, { userId: user.id, handlesAll });
    const decisions = await this.decisions.ofRules([rule.id]);
    return {
      case: found,
      text,
      checks,
      versions: pages.get(rule.id)?.items ?? [],
      reports,
      decisions: decisions.get(rule.id) ?? [],
      contacts: await this.contactsOf(rule),
      otherRules: await this.cases.otherRules(rule.owner.id, rule.id),
    };
  }

  private async contactsOf(rule: RuleResult): Promise<readonly Contact[]> {
    const organizationId = rule.organization?.id ?? null;
    const ids = await this.cases.contactsOf({ authorId: rule.author.id, organizationId });
    const users = await this.users.findMany(ids);
    return users.flatMap((user) =>
      user && !user.isDeleted
        ? [{ id: user.id, username: user.username, email: user.email, createdAt: user.createdAt }]
        : [],
    );
  }
}
