import { unixSeconds } from '../../kernel/clock';
import { toOrganizationBody } from '../organizations';
import type { OrganizationDetailsBody, OrganizationProfileBody } from './organization-details.body';
import type { OrganizationDetails, OrganizationProfile } from './organization-details.result';
import { toPublicRuleBody } from './profile-body.mapper';

export function toOrganizationDetailsBody(organization: OrganizationDetails): OrganizationDetailsBody {
  const { owner, memberCount, ruleCount, viewerRole } = organization;
  return {
    ...toOrganizationBody(organization),
    owner,
    role: viewerRole ?? 'member',
    memberCount,
    ruleCount,
    isMember: viewerRole !== null,
  };
}

export function toOrganizationProfileBody({
  organization: { id, name, displayName, description, createdAt },
  counts,
  rules,
}: OrganizationProfile): OrganizationProfileBody {
  return {
    organization: { id, name, displayName, description, createdAt: unixSeconds(createdAt) },
    stats: counts,
    publicRules: rules.map((rule) => ({
      ...toPublicRuleBody(rule),
      user: { id: rule.author.id, username: rule.author.username },
    })),
  };
}
