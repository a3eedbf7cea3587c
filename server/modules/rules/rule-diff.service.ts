import { Injectable } from '@nestjs/common';
import { countLineChanges, unifiedDiff, VersionsService } from '../versions';
import { pathOf, type RuleResult } from './rule.result';
import type { RuleDiff } from './rule-version.view';
import { toRuleVersionView } from './rule-view.mapper';

/** Comparing two versions of a rule that the caller has been given. */
@Injectable()
export class RuleDiffService {
  constructor(private readonly versions: VersionsService) {}

  /** Null when one of the versions does not exist. */
  async compare(rule: RuleResult, fromNumber: string, toNumber: string): Promise<RuleDiff | null> {
    const [from, to] = await Promise.all([
      this.versions.find(rule, fromNumber),
      this.versions.find(rule, toNumber),
    ]);
    if (!from || !to) return null;
    const nameOf = (number: string) => `${pathOf(rule)}@${number}`;
    const patch = unifiedDiff(
      { name: nameOf(from.version), text: from.content },
      { name: nameOf(to.version), text: to.content },
    );
    const changes = countLineChanges(from.content, to.content);
    return {
      from: toRuleVersionView(from),
      to: toRuleVersionView(to),
      patch,
      additions: changes?.additions ?? lineCount(to.content),
      deletions: changes?.deletions ?? lineCount(from.content),
    };
  }
}

function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
