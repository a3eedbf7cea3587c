import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { VersionsService } from '../../versions';
import { excerptOf } from '../excerpt';
import type { RuleResult } from '../rule.result';
import { RulesRepository } from '../rules.repository';
import { Search } from '../../../search';

/** Keeps the current version of a rule right after a version was yanked, hidden or brought back. */
@Injectable()
export class CurrentVersion {
  constructor(
    private readonly versions: VersionsService,
    private readonly repository: RulesRepository,
    private readonly search: Search,
    private readonly clock: Clock,
  ) {}

  /** Call it in the transaction of the change, with the rule as it was before. Throws VersionNotFound when all are hidden. */
  async update(rule: Pick<RuleResult, 'id' | 'latestVersionId' | 'audience'>): Promise<void> {
    const latestVersionId = await this.versions.currentId(rule.id);
    if (latestVersionId === rule.latestVersionId) return;
    const [content] = await this.versions.contentsOf([latestVersionId]);
    await this.repository.update(rule.id, {
      latestVersionId,
      excerpt: excerptOf(content ?? ''),
      updatedAt: this.clock.now(),
    });
    if (rule.audience !== 'nobody') await this.search.write(rule.id);
  }
}
