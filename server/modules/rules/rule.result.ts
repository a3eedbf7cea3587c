import type {
  Audience,
  OrganizationRole,
  RuleType,
  StoredVisibility,
  Visibility,
} from '@kimari/common/enums';
import type { CheckStatus } from '@kimari/common/findings/findings';
import { formatRulePath } from '@kimari/common/rule-path';
import type { RuleCaller, RuleFacts } from '../../access/rule.policy';

/** The creator of a rule. */
export type RuleAuthor = {
  readonly id: string;
  readonly username: string;
  /** Empty unless the creator is the caller or a fellow member. */
  readonly email: string;
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
  readonly isDeleted: boolean;
};

/** A rule as services return it to REST and GraphQL, as one caller sees it. */
export type RuleResult = {
  readonly id: string;
  readonly name: string;
  readonly type: RuleType;
  readonly storedVisibility: StoredVisibility;
  readonly audience: Audience;
  /** Whether moderators have hidden the rule from all but those who hold it. */
  readonly isHidden: boolean;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly excerpt: string;
  readonly stars: number;
  readonly views: number;
  readonly downloads: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
  readonly owner: { readonly id: string; readonly kind: 'user' | 'organization'; readonly name: string };
  readonly organization: { readonly id: string; readonly name: string; readonly displayName: string } | null;
  readonly author: RuleAuthor;
  readonly latestVersionId: string;
  /** `1.4.2` */
  readonly version: string;
  /** Of the current text: `sha256:<hex>`. */
  readonly digest: string;
  /** Whether the current version grants an assistant more than the version before it. */
  readonly asksForMore: boolean;
  /** A summary of the findings of the current text; null before the first check. */
  readonly checkStatus: CheckStatus | null;
  readonly deprecation: { readonly message: string; readonly replacement: string | null } | null;
  /** Where an imported rule comes from: `owner/name` on GitHub, or an address. */
  readonly sourceRepository: string | null;
  readonly license: string | null;
  readonly viewerHasStarred: boolean;
  /** Whether versions that moderators have hidden exist for the caller. */
  readonly showsHiddenVersions: boolean;
  readonly viewerRole: OrganizationRole | null;
};

/** A rule found by its current or a former address. */
export type FoundRule = { readonly rule: RuleResult; readonly isFormerAddress: boolean };

/** A page of rules and the total number of visible matches. */
export type RuleListResult = { readonly rules: readonly RuleResult[]; readonly total: number };

/** `@owner/name` */
export function pathOf(rule: Pick<RuleResult, 'owner' | 'name'>): string {
  return formatRulePath(rule.owner.name, rule.name);
}

/** The displayed visibility: `organization` for a private rule of an organization. */
export function visibilityOf(rule: Pick<RuleResult, 'storedVisibility' | 'organization'>): Visibility {
  return rule.storedVisibility === 'private' && rule.organization !== null
    ? 'organization'
    : rule.storedVisibility;
}

/** The facts about a rule that policies need. */
export function factsOf(rule: RuleResult): RuleFacts {
  return {
    audience: rule.audience,
    createdBy: rule.author.id,
    organizationId: rule.organization?.id ?? null,
  };
}

/** The caller, with the role from the row of the rule. */
export function callerFor(rule: RuleResult, userId: string | null): RuleCaller {
  return { userId, organizationRole: rule.viewerRole };
}
