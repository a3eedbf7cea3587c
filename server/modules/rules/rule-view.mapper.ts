import type { Actor } from '../../access/actor';
import { unixSeconds } from '../../kernel/clock';
import { OrganizationView } from '../organizations';
import { type OwnerView, UserView } from '../users';
import type { VersionResult } from '../versions';
import { pathOf, type RuleResult, visibilityOf } from './rule.result';
import { RuleView } from './rule.view';
import { permissionsOf } from './rule-access';
import { RuleVersionView } from './version.view';

/** Maps a rule to its GraphQL type; `appUrl` is the origin of its page. */
export function toRuleView(rule: RuleResult, actor: Actor, appUrl: string): RuleView {
  return Object.assign(new RuleView(), {
    result: rule,
    id: rule.id,
    path: pathOf(rule),
    name: rule.name,
    type: rule.type,
    visibility: visibilityOf(rule),
    description: rule.description,
    tags: rule.tags,
    version: rule.version,
    excerpt: rule.excerpt,
    stars: rule.stars,
    views: rule.views,
    downloads: rule.downloads,
    viewerHasStarred: rule.viewerHasStarred,
    hidden: rule.isHidden,
    asksForMore: rule.asksForMore,
    checkStatus: rule.checkStatus,
    viewerCan: permissionsOf(actor, rule),
    deprecation: rule.deprecation,
    sourceRepository: rule.sourceRepository,
    license: rule.license,
    createdAt: unixSeconds(rule.createdAt),
    updatedAt: unixSeconds(rule.updatedAt),
    publishedAt: rule.publishedAt && unixSeconds(rule.publishedAt),
    url: `${appUrl}/rules/${pathOf(rule)}`,
  });
}

/** The fields of its owner and of its current version that the row of a rule holds. */
export const OWNER_FACTS: ReadonlySet<string> = new Set(['id', 'name']);
export const VERSION_FACTS: ReadonlySet<string> = new Set(['version', 'digest', 'isLatest', 'asksForMore']);

/** The owner of a rule with its {@link OWNER_FACTS}. */
export function toKnownOwner({ owner: { id, kind, name } }: Pick<RuleResult, 'owner'>): OwnerView {
  return Object.assign(kind === 'organization' ? new OrganizationView() : new UserView(), { id, name });
}

/** The current version of a rule with its {@link VERSION_FACTS}. */
export function toKnownVersion({ version, digest, asksForMore }: RuleResult): RuleVersionView {
  return Object.assign(new RuleVersionView(), { version, digest, asksForMore, isLatest: true });
}

/** Maps a version to its GraphQL type. Its text is loaded on demand. */
export function toRuleVersionView(version: VersionResult & { readonly content?: string }): RuleVersionView {
  const { additions, deletions } = version;
  return Object.assign(new RuleVersionView(), {
    id: version.id,
    createdById: version.createdBy.id,
    loadedContent: version.content ?? null,
    version: version.version,
    digest: version.digest,
    size: version.size,
    changelog: version.changelog,
    changes: additions !== null && deletions !== null ? { additions, deletions } : null,
    createdAt: unixSeconds(version.createdAt),
    isLatest: version.isLatest,
    yanked: version.yank !== null,
    yankedReason: version.yank?.reason ?? null,
    hidden: version.isHidden,
    asksForMore: version.asksForMore,
  });
}
