import type { Audience, OrganizationRole, RuleType, StoredVisibility } from '@kimari/common/enums';
import type { FindingSeverity } from '@kimari/common/findings/finding';
import { statusOf } from '@kimari/common/findings/findings';
import { formatRulePath } from '@kimari/common/rule-path';
import { canReadHiddenVersions } from '../../access/rule.policy';
import type { RuleResult } from './rule.result';
import { ruleVisibleSql } from '../../access/rule-visibility';

/** All the data of a response about a rule, in one row. `$1` is the caller's user id or null. */
export const RULE_COLUMNS = `
  r.id, r.name, r.type, r.visibility, r.audience, r.is_hidden, r.description, r.tags, r.excerpt, c.stars, c.views, c.downloads,
  r.created_at, r.updated_at, r.published_at, r.latest_version_id, r.deprecation_message,
  r.source_repository, r.license,
  o.id as owner_id, o.kind as owner_kind, o.name as owner_name,
  g.id as organization_id, g.display_name as organization_display_name,
  a.id as author_id, ao.name as author_name, a.display_name as author_display_name, a.avatar_url as author_avatar_url,
  a.email as author_email, a.deleted_at is not null as author_deleted,
  v.major || '.' || v.minor || '.' || v.patch as version, 'sha256:' || encode(v.digest, 'hex') as digest,
  coalesce(vp.asks_for_more, false) as asks_for_more,
  jsonb_path_query_array(vc.findings, '$[*].severity') as found_severities,
  po.name as replacement_owner, p.name as replacement_name,
  m.role as viewer_role, am.user_id is not null as author_is_member,
  exists (select 1 from stars s where s.user_id = $1::uuid and s.rule_id = r.id) as viewer_has_starred`;

export const RULE_TABLES = `
  from rules r
  join rule_counters c on c.rule_id = r.id
  join owners o on o.id = r.owner_id
  join users a on a.id = r.created_by
  join owners ao on ao.id = a.id
  join rule_versions v on v.id = r.latest_version_id
  left join version_powers vp on vp.version_id = r.latest_version_id
  left join version_checks vc on vc.version_id = r.latest_version_id
  left join organizations g on g.id = r.organization_id
  left join memberships m on m.organization_id = r.organization_id and m.user_id = $1::uuid
  left join memberships am on am.organization_id = r.organization_id and am.user_id = r.created_by
  left join rules p on p.id = r.replacement_id and ${ruleVisibleSql('p', '$1')}
  left join owners po on po.id = p.owner_id`;

export type RuleRow = {
  readonly id: string;
  readonly name: string;
  readonly type: RuleType;
  readonly visibility: StoredVisibility;
  readonly audience: Audience;
  readonly is_hidden: boolean;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly excerpt: string;
  readonly stars: number;
  readonly views: number;
  readonly downloads: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly published_at: Date | null;
  readonly latest_version_id: string;
  readonly deprecation_message: string | null;
  readonly source_repository: string | null;
  readonly license: string | null;
  readonly owner_id: string;
  readonly owner_kind: 'user' | 'organization';
  readonly owner_name: string;
  readonly organization_id: string | null;
  readonly organization_display_name: string | null;
  readonly author_id: string;
  readonly author_name: string;
  readonly author_display_name: string | null;
  readonly author_avatar_url: string | null;
  readonly author_email: string | null;
  readonly author_deleted: boolean;
  readonly version: string;
  readonly digest: string;
  readonly asks_for_more: boolean;
  /** Null before the first check. */
  readonly found_severities: readonly FindingSeverity[] | null;
  readonly replacement_owner: string | null;
  readonly replacement_name: string | null;
  readonly viewer_role: OrganizationRole | null;
  readonly author_is_member: boolean;
  readonly viewer_has_starred: boolean;
};

/** An e-mail address is visible to its owner, and to fellow members on rules of their organization. */
function visibleEmail(row: RuleRow, viewerId: string | null): string {
  const isFellowMember = row.viewer_role !== null && row.author_is_member;
  return row.author_id === viewerId || isFellowMember ? (row.author_email ?? '') : '';
}

function showsHiddenVersions(row: RuleRow, viewerId: string | null): boolean {
  const caller = { userId: viewerId, organizationRole: row.viewer_role };
  const { audience, author_id: createdBy, organization_id: organizationId } = row;
  return canReadHiddenVersions(caller, { audience, createdBy, organizationId }).kind === 'allowed';
}

function deprecationOf(row: RuleRow): RuleResult['deprecation'] {
  if (row.deprecation_message === null) return null;
  const replacement =
    row.replacement_owner !== null && row.replacement_name !== null
      ? formatRulePath(row.replacement_owner, row.replacement_name)
      : null;
  return { message: row.deprecation_message, replacement };
}

export function toRuleResult(row: RuleRow, viewerId: string | null): RuleResult {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    storedVisibility: row.visibility,
    audience: row.audience,
    isHidden: row.is_hidden,
    description: row.description,
    tags: row.tags,
    excerpt: row.excerpt,
    stars: row.stars,
    views: row.views,
    downloads: row.downloads,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
    owner: { id: row.owner_id, kind: row.owner_kind, name: row.owner_name },
    organization:
      row.organization_id !== null
        ? {
            id: row.organization_id,
            name: row.owner_name,
            displayName: row.organization_display_name ?? row.owner_name,
          }
        : null,
    author: {
      id: row.author_id,
      username: row.author_name,
      email: visibleEmail(row, viewerId),
      displayName: row.author_display_name,
      avatarUrl: row.author_avatar_url,
      isDeleted: row.author_deleted,
    },
    latestVersionId: row.latest_version_id,
    version: row.version,
    digest: row.digest,
    asksForMore: row.asks_for_more,
    checkStatus: row.found_severities && statusOf(row.found_severities.map((severity) => ({ severity }))),
    sourceRepository: row.source_repository,
    license: row.license,
    deprecation: deprecationOf(row),
    viewerHasStarred: row.viewer_has_starred,
    showsHiddenVersions: showsHiddenVersions(row, viewerId),
    viewerRole: row.viewer_role,
  };
}
