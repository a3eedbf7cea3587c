import type {
  CaseFilter as CaseFilterName,
  CaseOrder,
  InstallTarget as InstallTargetName,
  ListView as ListViewName,
  Locale as LocaleName,
  ReportReason as ReportReasonName,
  RuleOrderField,
  RuleType as RuleTypeName,
  SocialProvider,
  StarredOrder,
  Theme as ThemeName,
  VersionBump as VersionBumpName,
  VisibilityFilter as VisibilityFilterName,
} from '#app/graphql/generated/graphql';
import { SOCIAL_PROVIDERS } from '@kimari/common/enums';
import type {
  CaseFilter,
  CaseSort,
  InstallTarget,
  ListView,
  ReportReason,
  RuleSort,
  RuleType,
  SocialProviderName,
  StarredSort,
  Theme,
  VersionBump,
} from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';

/** GraphQL's names of the words in `common/enums.ts`, as addresses and forms write them. */
export const TYPE_NAMES = {
  rule: 'RULE',
  ccsubagents: 'CCSUBAGENTS',
} as const satisfies Record<RuleType, RuleTypeName>;

export const PROVIDER_NAMES = {
  google: 'GOOGLE',
  github: 'GITHUB',
  oidc: 'OIDC',
} as const satisfies Record<SocialProviderName, SocialProvider>;

/** The providers that GraphQL names, in the order of the buttons. */
export function toProviders(names: readonly SocialProvider[]): SocialProviderName[] {
  return SOCIAL_PROVIDERS.filter((provider) => names.includes(PROVIDER_NAMES[provider]));
}

export const VISIBILITY_NAMES = {
  all: 'ALL',
  public: 'PUBLIC',
  organization: 'ORGANIZATION',
  private: 'PRIVATE',
} as const satisfies Record<string, VisibilityFilterName>;

export const ORDER_FIELDS = {
  relevance: 'RELEVANCE',
  updated: 'UPDATED',
  created: 'CREATED',
  name: 'NAME',
  stars: 'STARS',
  views: 'VIEWS',
  downloads: 'DOWNLOADS',
} as const satisfies Record<RuleSort, RuleOrderField>;

export const STARRED_ORDERS = {
  starred: 'STARRED',
  updated: 'UPDATED',
} as const satisfies Record<StarredSort, StarredOrder>;

export const BUMP_NAMES = {
  major: 'MAJOR',
  minor: 'MINOR',
  patch: 'PATCH',
} as const satisfies Record<VersionBump, VersionBumpName>;

export const LOCALE_NAMES = { ja: 'JA', en: 'EN' } as const satisfies Record<Locale, LocaleName>;

export const THEME_NAMES = {
  system: 'SYSTEM',
  light: 'LIGHT',
  dark: 'DARK',
} as const satisfies Record<Theme, ThemeName>;

export const LIST_VIEW_NAMES = { list: 'LIST', grid: 'GRID' } as const satisfies Record<
  ListView,
  ListViewName
>;

export const INSTALL_TARGET_NAMES = {
  claude: 'CLAUDE',
  cursor: 'CURSOR',
  copilot: 'COPILOT',
  agents: 'AGENTS',
} as const satisfies Record<InstallTarget, InstallTargetName>;

export const REASON_NAMES = {
  inappropriate: 'INAPPROPRIATE',
  spam: 'SPAM',
  copyright: 'COPYRIGHT',
  other: 'OTHER',
} as const satisfies Record<ReportReason, ReportReasonName>;

export const CASE_FILTER_NAMES = {
  open: 'OPEN',
  pending: 'PENDING',
  reviewing: 'REVIEWING',
  answered: 'ANSWERED',
  resolved: 'RESOLVED',
  rejected: 'REJECTED',
} as const satisfies Record<CaseFilter, CaseFilterName>;

export const CASE_ORDERS = { impact: 'IMPACT', oldest: 'OLDEST' } as const satisfies Record<
  CaseSort,
  CaseOrder
>;
