import { Injectable } from '@nestjs/common';
import { VersionsService } from '../../versions';
import type { RuleSearchResult } from './rule-search.result';
import type { RuleMatchBody } from './lists.body';
import { lineOf } from './match';

/** Explains which parts of the found rules a search matched. */
@Injectable()
export class RuleMatchService {
  constructor(private readonly versions: VersionsService) {}

  /** One match for each rule, in order; null without a query. */
  async of({ rules, reading }: RuleSearchResult): Promise<readonly RuleMatchBody[] | null> {
    if (reading === null) return null;
    const { highlighter } = reading;
    const contents = await this.versions.contentsOf(rules.map(({ latestVersionId }) => latestVersionId));
    return Promise.all(
      rules.map(async (rule, index) => ({
        name: highlighter.segments(rule.name),
        description: highlighter.segments(rule.description ?? ''),
        excerpt: await lineOf(highlighter, rule, contents[index] ?? ''),
      })),
    );
  }
}
