import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import {
  AssessmentService,
  ChecksService,
  type ComparedChecks,
  type StoredAssessment,
  type StoredChecks,
  type StoredPowers,
  VersionsService,
  type VersionWithContent,
} from '../../versions';
import type { RuleResult } from '../rule.result';
import { RuleReactionsService } from '../usage/reactions.service';
import { RulesService } from '../rules.service';

/** Why a text is read: to install it, which counts as a download, or to view it. */
export type ReadPurpose = 'install' | 'view';

export type RuleText = { readonly rule: RuleResult; readonly version: VersionWithContent };

/** Reads the texts of rules. */
@Injectable()
export class RuleContentService {
  constructor(
    private readonly rules: RulesService,
    private readonly versions: VersionsService,
    private readonly checks: ChecksService,
    private readonly reactions: RuleReactionsService,
    private readonly assessments: AssessmentService,
  ) {}

  /** By exact number or `latest`. A yanked version is returned, marked as yanked. Throws RuleNotFound, VersionNotFound. */
  async read(actor: Actor, ruleId: string, selector: string, purpose: ReadPurpose): Promise<RuleText> {
    const text = await this.rules.getVersion(actor, ruleId, selector);
    if (purpose === 'install') await this.reactions.download(actor, text.rule, text.version.id);
    return text;
  }

  /** Like `read`, for a rule that the caller may see. Counts no download. */
  async textOf(rule: RuleResult, selector: string): Promise<RuleText> {
    return { rule, version: await this.versions.get(rule, selector) };
  }

  /** A summary of a text's findings; null before the first check. */
  foundIn({ id }: VersionWithContent): Promise<StoredChecks | null> {
    return this.checks.find(id);
  }

  /** A text's findings, with the new ones marked; null before the first check. */
  async checksOf({ id }: VersionWithContent): Promise<ComparedChecks | null> {
    const [checks = null] = await this.checks.compared([{ versionId: id, since: null }]);
    return checks;
  }

  /** The powers that a text grants an assistant; null before the first reading. */
  async powersOf({ id }: VersionWithContent): Promise<StoredPowers | null> {
    const [powers = null] = await this.versions.powersOf([id]);
    return powers;
  }

  /** A version's cost and losses in every assistant; null before the first count. */
  async assessmentOf({ id }: VersionWithContent): Promise<StoredAssessment | null> {
    const [assessment = null] = await this.assessments.find([id]);
    return assessment;
  }

  /** Counts a download. */
  countDownload(actor: Actor, { rule, version }: RuleText): Promise<void> {
    return this.reactions.download(actor, rule, version.id);
  }
}
