import { Injectable } from '@nestjs/common';
import { LineComparisonService, VersionsService, type VersionWithContent } from '../../versions';
import { pathOf, type RuleResult } from '../rule.result';
import type { RuleDiff } from '../version.view';
import { toRuleVersionView } from '../rule-view.mapper';

/** Comparing two versions of a rule that the caller has been given. */
@Injectable()
export class RuleDiffService {
  constructor(
    private readonly versions: VersionsService,
    private readonly comparison: LineComparisonService,
  ) {}

  /** Null when one of the versions does not exist. */
  async compare(rule: RuleResult, fromNumber: string, toNumber: string): Promise<RuleDiff | null> {
    const [from, to] = await Promise.all([
      this.versions.find(rule, fromNumber),
      this.versions.find(rule, toNumber),
    ]);
    if (!from || !to) return null;
    const named = ({ version, content, digest }: VersionWithContent) => ({
      name: `${pathOf(rule)}@${version}`,
      text: content,
      digest,
    });
    const comparison = await this.comparison.compare(named(from), named(to));
    return { from: toRuleVersionView(from), to: toRuleVersionView(to), ...comparison };
  }
}
