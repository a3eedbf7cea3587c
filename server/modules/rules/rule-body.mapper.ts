import { formatRulePath, type RulePath } from '@kimari/common/rule-path';
import { unixSeconds } from '../../kernel/clock';
import type { VersionResult, VersionWithContent } from '../versions';
import { type FoundRule, pathOf, type RuleAuthor, type RuleResult, visibilityOf } from './rule.result';
import type { AuthorCardBody, RuleBody, RuleSummaryBody } from './rule.body';
import type { AssessedFields, RuleContentBody, VersionBody, VersionDetailBody } from './version.body';

/** Maps results to the bodies of the REST contract. Only signed-in callers receive `isStarred`. */

const authorCard = ({ id, username, displayName, avatarUrl }: RuleAuthor): AuthorCardBody => ({
  id,
  username,
  displayName,
  avatarUrl,
});

const seconds = (time: Date | null): number | null => (time === null ? null : unixSeconds(time));

function deprecation(rule: RuleResult) {
  return {
    deprecated: rule.deprecation !== null,
    deprecationMessage: rule.deprecation?.message ?? null,
    replacement: rule.deprecation?.replacement ?? null,
  };
}

function base(rule: RuleResult, isSignedIn: boolean) {
  return {
    id: rule.id,
    name: rule.name,
    type: rule.type,
    visibility: visibilityOf(rule),
    description: rule.description,
    tags: rule.tags,
    version: rule.version,
    path: pathOf(rule),
    stars: rule.stars,
    views: rule.views,
    downloads: rule.downloads,
    digest: rule.digest,
    hidden: rule.isHidden,
    asksForMore: rule.asksForMore,
    checks: rule.checkStatus && { status: rule.checkStatus },
    ...(isSignedIn && { isStarred: rule.viewerHasStarred }),
    ...deprecation(rule),
    organization: rule.organization,
    created_at: unixSeconds(rule.createdAt),
    updated_at: unixSeconds(rule.updatedAt),
  };
}

export function toRuleBody(rule: RuleResult, isSignedIn: boolean): RuleBody {
  const user = { ...authorCard(rule.author), email: rule.author.email };
  // Spreading so many fields takes V8 twenty times as long, and lists do it for each rule.
  return Object.assign(base(rule, isSignedIn), {
    userId: rule.author.isDeleted ? null : rule.author.id,
    createdAt: unixSeconds(rule.createdAt),
    updatedAt: unixSeconds(rule.updatedAt),
    publishedAt: seconds(rule.publishedAt),
    latestVersionId: rule.latestVersionId,
    sourceRepository: rule.sourceRepository,
    license: rule.license,
    organizationId: rule.organization?.id ?? null,
    user,
    author: user,
  });
}

/** A rule found by its address; includes the former address if that was used. */
export function toFoundRuleBody(
  { rule, isFormerAddress }: FoundRule,
  asked: RulePath | null,
  isSignedIn: boolean,
): RuleBody {
  const body = toRuleBody(rule, isSignedIn);
  return isFormerAddress && asked
    ? { ...body, redirectedFrom: formatRulePath(asked.owner, asked.name) }
    : body;
}

export function toRuleSummaryBody(rule: RuleResult, isSignedIn: boolean): RuleSummaryBody {
  return { ...base(rule, isSignedIn), author: authorCard(rule.author) };
}

function factsOf(version: VersionResult) {
  return {
    isLatest: version.isLatest,
    digest: version.digest,
    size: version.size,
    yanked: version.yank !== null,
    yankReason: version.yank?.reason ?? null,
    yankedAt: seconds(version.yank?.at ?? null),
    downloads: version.downloads,
    hidden: version.isHidden,
    asksForMore: version.asksForMore,
  };
}

export function toVersionBody(version: VersionResult): VersionBody {
  return {
    id: version.id,
    ruleId: version.ruleId,
    version: version.version,
    changelog: version.changelog,
    created_at: unixSeconds(version.createdAt),
    createdBy: version.createdBy,
    ...factsOf(version),
  };
}

export function toVersionDetailBody(
  rule: RuleResult,
  version: VersionWithContent,
  assessed: AssessedFields,
): VersionDetailBody {
  return {
    id: version.id,
    ruleId: rule.id,
    name: rule.name,
    description: rule.description,
    version: version.version,
    content: version.content,
    changelog: version.changelog,
    visibility: visibilityOf(rule),
    tags: rule.tags,
    author: { id: rule.author.id, username: rule.author.username },
    organization: rule.organization,
    createdAt: unixSeconds(version.createdAt),
    createdBy: version.createdBy,
    type: rule.type,
    path: pathOf(rule),
    ...factsOf(version),
    ...assessed,
  };
}

export function toRuleContentBody(
  rule: RuleResult,
  version: VersionWithContent,
  { checks, powers }: Pick<AssessedFields, 'checks' | 'powers'>,
): RuleContentBody {
  return {
    id: rule.id,
    ruleId: rule.id,
    name: rule.name,
    version: version.version,
    content: version.content,
    type: rule.type,
    path: pathOf(rule),
    digest: version.digest,
    size: version.size,
    createdAt: unixSeconds(version.createdAt),
    yanked: version.yank !== null,
    yankReason: version.yank?.reason ?? null,
    ...deprecation(rule),
    asksForMore: version.asksForMore,
    checks,
    powers,
  };
}
