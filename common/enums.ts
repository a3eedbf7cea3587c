/** Enumerations shared by the REST contract, the GraphQL schema, the web app and the CLI. */

/** The strength of a password; `weak` ones are refused. */
export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** Type of a rule: plain rule text, or the definition of a Claude Code subagent. */
export const RULE_TYPES = ['rule', 'ccsubagents'] as const;
export type RuleType = (typeof RULE_TYPES)[number];

/**
 * Who sees a rule: everyone, only its holders (the user who owns it, or the members of the organization that does), or
 * nobody, once it is deleted.
 */
export const AUDIENCES = ['everyone', 'holders', 'nobody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The visibility that a rule's editors have chosen. */
export const STORED_VISIBILITIES = ['public', 'private'] as const;
export type StoredVisibility = (typeof STORED_VISIBILITIES)[number];

/** Visibility in responses: a private rule of an organization is `organization`. */
export const VISIBILITIES = ['public', 'private', 'organization'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Visibility accepted by create and update; `team` is a synonym of `organization`. */
export const VISIBILITY_INPUTS = ['public', 'private', 'organization', 'team'] as const;
export type VisibilityInput = (typeof VISIBILITY_INPUTS)[number];

/** Visibility filters of lists. */
export const VISIBILITY_FILTERS = ['public', 'private', 'organization', 'team', 'all'] as const;
export type VisibilityFilter = (typeof VISIBILITY_FILTERS)[number];

export const RULE_SORTS = ['relevance', 'updated', 'created', 'name', 'stars', 'views', 'downloads'] as const;
export type RuleSort = (typeof RULE_SORTS)[number];

/** Orders of a user's starred rules. */
export const STARRED_SORTS = ['starred', 'updated'] as const;
export type StarredSort = (typeof STARRED_SORTS)[number];

/** Orders of tags: most rules first, or by letter. */
export const TAG_ORDERS = ['count', 'name'] as const;
export type TagOrder = (typeof TAG_ORDERS)[number];

export const TAG_MODES = ['any', 'all'] as const;
export type TagMode = (typeof TAG_MODES)[number];

export const VERSION_BUMPS = ['major', 'minor', 'patch'] as const;
export type VersionBump = (typeof VERSION_BUMPS)[number];

/** Roles inside an organization, highest first. */
export const ORGANIZATION_ROLES = ['owner', 'admin', 'member'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

/** Roles on the whole installation. */
export const SITE_ROLES = ['user', 'moderator', 'admin'] as const;
export type SiteRole = (typeof SITE_ROLES)[number];

/** Why a rule is reported. */
export const REPORT_REASONS = ['spam', 'inappropriate', 'copyright', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATUSES = ['pending', 'reviewing', 'resolved', 'rejected'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** The state of all reports of a rule together; `answered`: an editor of the rule has answered a decision. */
export const NAME_REQUEST_STATES = ['open', 'accepted', 'refused', 'withdrawn'] as const;
export type NameRequestState = (typeof NAME_REQUEST_STATES)[number];

export const CASE_STATES = ['pending', 'reviewing', 'answered', 'resolved', 'rejected'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Filters of the list of cases; `open` is every state that waits for a decision. */
export const CASE_FILTERS = ['open', ...CASE_STATES] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];

/** Orders of the list of cases: the most downloaded rules first, or the longest waiting. */
export const CASE_SORTS = ['impact', 'oldest'] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

/** A moderator's decision: no fault, hide, keep hidden after an answer, show again. */
export const MODERATION_ACTIONS = ['dismiss', 'hide', 'uphold', 'restore'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** The scopes of a command-line token; `write` includes `read`. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The layout of the list of rules. */
export const LIST_VIEWS = ['list', 'grid'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Assistants that a rule can be installed for. */
export const INSTALL_TARGETS = ['claude', 'cursor', 'copilot', 'agents'] as const;
export type InstallTarget = (typeof INSTALL_TARGETS)[number];

/** Who may register: everyone, whom somebody invited, whose address is at one of some domains, or nobody. */
export const REGISTRATION_MODES = ['open', 'invitation', 'domains', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** Who may read: everyone, or only people who are signed in. */
export const READ_ACCESS = ['public', 'signed-in'] as const;
export type ReadAccess = (typeof READ_ACCESS)[number];

/** Other services at which an account can sign in, in the order of the buttons. */
export const SOCIAL_PROVIDERS = ['google', 'github', 'oidc'] as const;
export type SocialProviderName = (typeof SOCIAL_PROVIDERS)[number];

/** The names of these services, which are the same in every language. The settings give that of `oidc` another one. */
export const SOCIAL_PROVIDER_LABELS: Readonly<Record<SocialProviderName, string>> = {
  google: 'Google',
  github: 'GitHub',
  oidc: 'SSO',
};

/** The severity of a notice to everybody. */
export const NOTICE_SEVERITIES = ['info', 'warning'] as const;
export type NoticeSeverity = (typeof NOTICE_SEVERITIES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
