import { unixSeconds } from '../../../kernel/clock';
import type {
  DebugRuleBody,
  RuleMatchBody,
  RulePageBody,
  RuleSearchBody,
  StarredRulesBody,
} from './lists.body';
import { noticeOf } from './notice';
import { toRuleBody, toRuleSummaryBody } from '../rule-body.mapper';
import type { RuleSearchResult } from './rule-search.result';
import { pathOf, type RuleListResult, type RuleResult, visibilityOf } from '../rule.result';

type Slice = { readonly limit: number; readonly offset: number; readonly nextCursor: string | null };

export function toRulePageBody(
  found: RuleListResult,
  { limit, offset, nextCursor }: Slice,
  isSignedIn: boolean,
): RulePageBody {
  return {
    rules: found.rules.map((rule) => toRuleSummaryBody(rule, isSignedIn)),
    total: found.total,
    limit,
    offset,
    nextCursor,
  };
}

/** `page` is the requested one or, given `offset`, the page that contains it. */
export function toRuleSearchBody(
  found: RuleSearchResult,
  input: {
    readonly page: number;
    readonly limit: number;
    readonly offset?: number | undefined;
    readonly nextCursor: string | null;
  },
  isSignedIn: boolean,
  matches: readonly RuleMatchBody[] | null,
): RuleSearchBody {
  const { limit, offset, nextCursor } = input;
  const rules = found.rules.map((rule, index) => {
    const match = matches?.[index];
    return { ...toRuleBody(rule, isSignedIn), ...(match && { match }) };
  });
  const notice = noticeOf(found);
  const position =
    offset === undefined
      ? { page: input.page, limit }
      : { page: Math.floor(offset / limit) + 1, limit, offset };
  return { rules, total: found.total, ...position, nextCursor, ...(notice && { notice }) };
}

export function toStarredRulesBody(
  found: RuleListResult & { readonly starredAt: readonly Date[] },
  { limit, offset, nextCursor }: Slice,
): StarredRulesBody {
  const rules = found.rules.map((rule, index) => ({
    ...toRuleBody(rule, true),
    starredAt: unixSeconds(found.starredAt[index] ?? rule.createdAt),
  }));
  return { rules, total: found.total, limit, offset, nextCursor };
}

/** A related rule. The contract requires a picture of its organization, but organizations have none. */
export function toRelatedRuleBody(rule: RuleResult, isSignedIn: boolean) {
  return {
    ...toRuleSummaryBody(rule, isSignedIn),
    organization: rule.organization && { ...rule.organization, avatarUrl: null },
  };
}

export function toDebugRuleBody(rule: RuleResult): DebugRuleBody {
  return {
    id: rule.id,
    name: rule.name,
    visibility: visibilityOf(rule),
    userId: rule.author.isDeleted ? null : rule.author.id,
    username: rule.author.username,
    path: pathOf(rule),
  };
}
