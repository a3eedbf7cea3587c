import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import { VersionsService, type VersionWithContent } from '../../versions';
import type { RuleResult } from '../rule.result';
import { RuleReactionsService } from '../usage/reactions.service';
import { RulesService } from '../rules.service';

/** Why a text is read: to be installed, which counts a download, or to be looked at. */
export type ReadPurpose = 'install' | 'view';

export type RuleText = { readonly rule: RuleResult; readonly version: VersionWithContent };

/** The texts of rules. */
@Injectable()
export class RuleContentService {
  constructor(
    private readonly rules: RulesService,
    private readonly versions: VersionsService,
    private readonly reactions: RuleReactionsService,
  ) {}

  /** By exact number or `latest`. A yanked version is served and says so. Throws RuleNotFound, VersionNotFound. */
  async read(actor: Actor, ruleId: string, selector: string, purpose: ReadPurpose): Promise<RuleText> {
    const text = await this.rules.getVersion(actor, ruleId, selector);
    if (purpose === 'install') await this.reactions.download(actor, text.rule, text.version.id);
    return text;
  }

  /** The same for a rule that the caller has been given; counts nothing. */
  async textOf(rule: RuleResult, selector: string): Promise<RuleText> {
    return { rule, version: await this.versions.get(rule, selector) };
  }

  /** Counts that a text was fetched for installing. */
  countDownload(actor: Actor, { rule, version }: RuleText): Promise<void> {
    return this.reactions.download(actor, rule, version.id);
  }
}
