import { unixSeconds } from '../../../kernel/clock';
import { pathOf, type RuleListResult, type RuleResult, visibilityOf } from '../rule.result';
import type {
  OrganizationRuleBody,
  OrganizationRulesBody,
  OrganizationRuleSummaryBody,
} from './organization-rules.body';

/** A page of the rules of an organization, for its members. */
export function toOrganizationRulesBody(
  { rules, total }: RuleListResult,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  nextCursor: string | null,
): OrganizationRulesBody {
  return {
    rules: rules.map(toOrganizationRuleBody),
    total,
    page,
    pageSize,
    totalPages: Math.ceil(total / pageSize),
    nextCursor,
  };
}

function toOrganizationRuleBody(rule: RuleResult): OrganizationRuleBody {
  const { id, name, description, type, tags, views, digest } = rule;
  const visibility = visibilityOf(rule);
  return {
    id,
    name,
    description,
    visibility: visibility === 'organization' ? 'team' : visibility,
    isPublished: rule.publishedAt !== null,
    downloadCount: rule.downloads,
    starCount: rule.stars,
    createdAt: unixSeconds(rule.createdAt),
    updatedAt: unixSeconds(rule.updatedAt),
    publishedAt: rule.publishedAt && unixSeconds(rule.publishedAt),
    user: { id: rule.author.id, username: rule.author.username },
    latestVersion: rule.version,
    path: pathOf(rule),
    type,
    tags,
    views,
    digest,
    isStarred: rule.viewerHasStarred,
  };
}

export function toOrganizationRuleSummaryBody(rule: RuleResult): OrganizationRuleSummaryBody {
  const { id, name, description, version, type } = rule;
  return {
    id,
    name,
    description,
    version,
    updatedAt: unixSeconds(rule.updatedAt),
    author: { id: rule.author.id, username: rule.author.username },
    path: pathOf(rule),
    type,
    visibility: visibilityOf(rule),
  };
}
