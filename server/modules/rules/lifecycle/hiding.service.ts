import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Transactions } from '../../../kernel/database/transactions';
import { VersionsService } from '../../versions';
import { RuleTagsService } from '../lists/tags.service';
import { shownAs } from '../rule-audience';
import type { RuleResult } from '../rule.result';
import { RulesRepository } from '../rules.repository';
import { Search } from '../../../search';
import { CurrentVersion } from './current-version.service';
import {
  type Exposed,
  type Ground,
  type Reappearance,
  WithheldTextsRepository,
} from './withheld-texts.repository';

/**
 * Hides rules and versions from all but those who hold them, and shows them again. It checks no permissions: callers
 * authorise, record the decision, and call it in one transaction with {@link lock}.
 */
@Injectable()
export class RuleHiding {
  constructor(
    private readonly repository: RulesRepository,
    private readonly withheld: WithheldTextsRepository,
    private readonly versions: VersionsService,
    private readonly currentVersion: CurrentVersion,
    private readonly search: Search,
    private readonly tags: RuleTagsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks a rule until the transaction ends and reads it, whoever may see it; null when there is none. A deleted rule is
   * found while it is evidence.
   */
  async lock(ruleId: string, viewerId: string): Promise<RuleResult | null> {
    return (await this.repository.lockForModerators(ruleId)) ? this.find(ruleId, viewerId) : null;
  }

  /** Like {@link lock}, without the lock. */
  find(ruleId: string, viewerId: string): Promise<RuleResult | null> {
    return this.repository.findForModerators(ruleId, viewerId);
  }

  /** Returns false if nothing changes. */
  async hideRule(rule: RuleResult, ground: Ground): Promise<boolean> {
    if (rule.isHidden) return false;
    await this.withheld.lock(rule.id, null);
    return this.hideWhole(rule, ground);
  }

  /** Returns false if nothing changes. */
  async showRule(rule: RuleResult): Promise<boolean> {
    if (!rule.isHidden) return false;
    await this.write(rule, false);
    await this.withheld.remove(rule.id, null);
    // A version that is still hidden may have the same text as one published while the whole rule was hidden.
    await this.hideAgain({ ruleIds: [rule.id] });
    return true;
  }

  /** Returns false if nothing changes. Throws VersionNotFound for the only version that is not hidden. */
  async hideVersion(rule: RuleResult, versionId: string, ground: Ground): Promise<boolean> {
    const isChanged = await this.versions.hide(versionId);
    if (isChanged) {
      await this.currentVersion.update(rule);
      await this.withheld.lock(rule.id, versionId);
      await this.withheld.add(rule.id, versionId, ground, this.clock.now());
    }
    return isChanged;
  }

  /** Returns false if nothing changes. */
  async showVersion(rule: RuleResult, versionId: string): Promise<boolean> {
    const isChanged = await this.versions.show(versionId);
    if (isChanged) {
      await this.currentVersion.update(rule);
      // While the whole rule is hidden, all its texts stay withheld.
      if (!rule.isHidden) await this.withheld.remove(rule.id, versionId);
    }
    return isChanged;
  }

  /**
   * Hides texts again that moderators have hidden before for the same holders, and puts their cases before moderators.
   * Call it in the transaction that makes texts public; it returns the ids of the rules of which something is hidden
   * now.
   */
  async hideAgain(exposed: Exposed): Promise<ReadonlySet<string>> {
    await this.withheld.awaitDecisions(exposed);
    const byRule = new Map<string, Reappearance[]>();
    for (const text of await this.withheld.reappearing(exposed)) {
      byRule.set(text.ruleId, [...(byRule.get(text.ruleId) ?? []), text]);
    }
    for (const [ruleId, texts] of byRule) {
      const rule = await this.repository.findById(ruleId, null);
      if (rule) await this.hideTexts(rule, texts);
    }
    return new Set(byRule.keys());
  }

  /** Hides versions, or the whole rule if nothing else is left of it. */
  private async hideTexts(rule: RuleResult, texts: readonly Reappearance[]): Promise<void> {
    const versionIds = texts.map(({ versionId }) => versionId);
    const [first] = texts;
    const now = this.clock.now();
    if (first && !(await this.withheld.hasOthers(rule.id, versionIds))) {
      await this.hideWhole(rule, first);
      await this.withheld.decideAgain(rule.id, null, first, now);
      return;
    }
    for (const versionId of versionIds) await this.versions.hide(versionId);
    await this.currentVersion.update(rule);
    for (const text of texts) {
      await this.withheld.add(rule.id, text.versionId, text, now);
      await this.withheld.decideAgain(rule.id, text.versionId, text, now);
    }
  }

  private async hideWhole(rule: RuleResult, ground: Ground): Promise<boolean> {
    if (rule.isHidden) return false;
    await this.write(rule, true);
    await this.withheld.add(rule.id, null, ground, this.clock.now());
    return true;
  }

  private async write(rule: RuleResult, isHidden: boolean): Promise<void> {
    // Nobody sees a deleted rule, and no index has it.
    if (rule.audience === 'nobody') return this.repository.update(rule.id, { isHidden });
    await this.repository.update(rule.id, { isHidden, ...shownAs(rule.storedVisibility, isHidden) });
    await this.search.write(rule.id);
    await this.transactions.afterCommit(() => this.tags.invalidate());
  }
}
