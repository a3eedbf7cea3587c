import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../../access/actor';
import { canReadReportedText } from '../../../access/moderation.policy';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import { customIssue } from '../../../kernel/errors/issue';
import { type DecidedFinding, RuleHiding, type RuleResult } from '../../rules';
import { ChecksService, RecheckService, VersionsService, type VersionWithContent } from '../../versions';
import { CasesRepository } from '../cases.repository';
import { CaseNotFound } from '../moderation.errors';
import { StaffService } from '../staff.service';
import type { CaseDetail } from './case-detail.result';
import { CasesService } from './cases.service';

/** A finding as a decision names it. */
type NamedFinding = {
  readonly code: string;
  readonly line: number | null;
  readonly version: string | null;
};

const UNKNOWN = () => customIssue(['findingCode'], 'findingUnknown');

/** What was found in the texts of cases: it is found again, and decisions name it. */
@Injectable()
export class CaseChecksService {
  constructor(
    private readonly caseService: CasesService,
    private readonly cases: CasesRepository,
    private readonly hiding: RuleHiding,
    private readonly versions: VersionsService,
    private readonly checks: ChecksService,
    private readonly rechecks: RecheckService,
    private readonly staff: StaffService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Looks at the text of a version again, now. Throws StaffOnly, CaseNotFound, VersionNotFound, Unavailable. */
  async recheck(actor: UserActor, ruleId: string, version?: string): Promise<CaseDetail> {
    const { rule, text } = await this.textOf(actor, ruleId, version);
    const found = await this.rechecks.inspect(text.content);
    await this.transactions.run(async () => {
      await this.rechecks.store(text.id, found);
      const target = { kind: 'rule', id: rule.id, organizationId: rule.organization?.id ?? null } as const;
      const details = { version: text.version, findings: found.findings.length, engine: found.engineVersion };
      await this.audit.record(actor, 'moderation.recheck', target, details);
    });
    return this.caseService.get(actor, ruleId, text.version);
  }

  /** A stored finding of a version, by default of the current one. Throws VersionNotFound, InvalidInput. */
  async finding(rule: RuleResult, { code, line, version }: NamedFinding): Promise<DecidedFinding> {
    // What its owner has made private is not for moderators to name.
    if (!canReadReportedText({ visibility: rule.storedVisibility })) throw UNKNOWN();
    const found = await this.versions.get({ ...rule, showsHiddenVersions: true }, version ?? 'latest');
    const checks = await this.checks.find(found.id);
    const finding = checks?.findings.find((one) => one.code === code && (line === null || one.line === line));
    if (!finding) throw UNKNOWN();
    return { ...finding, version: found.version };
  }

  private async textOf(
    actor: UserActor,
    ruleId: string,
    version: string | undefined,
  ): Promise<{ readonly rule: RuleResult; readonly text: VersionWithContent }> {
    const staff = await this.staff.requireModerator(actor);
    const found = await this.cases.find(ruleId);
    const rule = found && (await this.hiding.find(ruleId, staff.user.id));
    if (!rule || !this.staff.handles(staff, rule) || !canReadReportedText(found)) throw CaseNotFound();
    const selector = version ?? found.reported?.version ?? 'latest';
    return { rule, text: await this.versions.get({ ...rule, showsHiddenVersions: true }, selector) };
  }
}
