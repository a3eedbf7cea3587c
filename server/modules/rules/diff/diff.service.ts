import { Injectable } from '@nestjs/common';
import {
  type LineComparison,
  LineComparisonService,
  VersionsService,
  type VersionWithContent,
} from '../../versions';
import { pathOf, type RuleResult } from '../rule.result';

/** Two versions and the difference between their texts. */
export type RuleDiffResult = LineComparison & {
  readonly from: VersionWithContent;
  readonly to: VersionWithContent;
};

/** Compares two versions of a rule that the caller may see. */
@Injectable()
export class RuleDiffService {
  constructor(
    private readonly versions: VersionsService,
    private readonly comparison: LineComparisonService,
  ) {}

  /** Null when one of the versions does not exist. */
  async compare(rule: RuleResult, fromNumber: string, toNumber: string): Promise<RuleDiffResult | null> {
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
    return { from, to, ...comparison };
  }
}
