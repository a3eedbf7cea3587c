import { unixSeconds } from '../../kernel/clock';
import { pathOf, type RuleResult, visibilityOf } from '../rules';
import type { PublicRuleBody, RecentRuleBody } from './profile.body';

function base(rule: RuleResult) {
  return {
    id: rule.id,
    name: rule.name,
    description: rule.description ?? '',
    organization: rule.organization && { name: rule.organization.name },
    path: pathOf(rule),
    type: rule.type,
    version: rule.version,
    stars: rule.stars,
    createdAt: unixSeconds(rule.createdAt),
    updatedAt: unixSeconds(rule.updatedAt),
  };
}

export function toRecentRuleBody(rule: RuleResult): RecentRuleBody {
  return { ...base(rule), visibility: visibilityOf(rule) };
}

export function toPublicRuleBody(rule: RuleResult): PublicRuleBody {
  const { tags, views, downloads } = rule;
  return { ...base(rule), tags, views, downloads };
}
