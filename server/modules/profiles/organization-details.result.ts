import type { OrganizationResult } from '../organizations';
import type { RuleResult } from '../rules';

/** An organization with its main owner and counts, as one caller sees it. */
export type OrganizationDetails = OrganizationResult & {
  /** The address is empty for callers who are not members. */
  readonly owner: { readonly id: string; readonly username: string; readonly email: string };
  readonly memberCount: number;
  /** The rules that the caller may see. */
  readonly ruleCount: number;
};

/** The public page of an organization. */
export type OrganizationProfile = {
  readonly organization: OrganizationResult;
  /** Over public rules. */
  readonly counts: { readonly publicRulesCount: number; readonly totalStars: number };
  readonly rules: readonly RuleResult[];
};
