import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../kernel/database/transactions';
import { VersionsService } from '../../versions';
import { RuleTagsService } from '../lists/tags.service';
import { shownAs } from '../rule-audience';
import type { RuleResult } from '../rule.result';
import { RulesRepository } from '../rules.repository';
import { SearchIndexing } from '../search/indexing.service';
import { CurrentVersion } from './current-version.service';

/**
 * Hides rules and versions from all but those who hold them, and shows them again. It checks no permissions: callers
 * authorise, record the decision, and call it in one transaction with {@link lock}.
 */
@Injectable()
export class RuleHiding {
  constructor(
    private readonly repository: RulesRepository,
    private readonly versions: VersionsService,
    private readonly currentVersion: CurrentVersion,
    private readonly searchIndex: SearchIndexing,
    private readonly tags: RuleTagsService,
    private readonly transactions: Transactions,
  ) {}

  /** Locks a rule until the transaction ends and reads it, whoever may see it; null when there is none. */
  async lock(ruleId: string, viewerId: string): Promise<RuleResult | null> {
    const row = await this.repository.lock(ruleId);
    return row && this.repository.findById(row.id, viewerId);
  }

  /** Returns false if nothing changes. */
  async hideRule(rule: RuleResult): Promise<boolean> {
    return !rule.isHidden && this.write(rule, true);
  }

  /** Returns false if nothing changes. */
  async showRule(rule: RuleResult): Promise<boolean> {
    return rule.isHidden && this.write(rule, false);
  }

  /** Returns false if nothing changes. Throws VersionNotFound for the only version that is not hidden. */
  async hideVersion(rule: RuleResult, versionId: string): Promise<boolean> {
    const isChanged = await this.versions.hide(versionId);
    if (isChanged) await this.currentVersion.update(rule);
    return isChanged;
  }

  /** Returns false if nothing changes. */
  async showVersion(rule: RuleResult, versionId: string): Promise<boolean> {
    const isChanged = await this.versions.show(versionId);
    if (isChanged) await this.currentVersion.update(rule);
    return isChanged;
  }

  private async write(rule: RuleResult, isHidden: boolean): Promise<boolean> {
    await this.repository.update(rule.id, { isHidden, ...shownAs(rule.storedVisibility, isHidden) });
    await this.searchIndex.write(rule.id);
    await this.transactions.afterCommit(() => this.tags.invalidate());
    return true;
  }
}
