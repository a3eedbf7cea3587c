import { registerEnumType } from '@nestjs/graphql';

/** Maps GraphQL enum names to the values that services and REST use. */
type EnumWords = Readonly<Record<string, string>>;

function graphqlEnum<Words extends EnumWords>(name: string, words: Words, description?: string): Words {
  registerEnumType(words, { name, ...(description !== undefined && { description }) });
  return words;
}

export const RuleTypeEnum = graphqlEnum('RuleType', { RULE: 'rule', CCSUBAGENTS: 'ccsubagents' });
export const VisibilityEnum = graphqlEnum('Visibility', {
  PUBLIC: 'public',
  PRIVATE: 'private',
  ORGANIZATION: 'organization',
});
export const VisibilityFilterEnum = graphqlEnum('VisibilityFilter', {
  PUBLIC: 'public',
  PRIVATE: 'private',
  ORGANIZATION: 'organization',
  ALL: 'all',
});
export const PasswordStrengthEnum = graphqlEnum('PasswordStrength', {
  WEAK: 'weak',
  FAIR: 'fair',
  GOOD: 'good',
  STRONG: 'strong',
});
export const SocialProviderEnum = graphqlEnum('SocialProvider', {
  GOOGLE: 'google',
  GITHUB: 'github',
  OIDC: 'oidc',
});
export const SocialActionEnum = graphqlEnum('SocialAction', { LOGIN: 'login', REGISTER: 'register' });
export const TagOrderEnum = graphqlEnum('TagOrder', { COUNT: 'count', NAME: 'name' });
export const TagModeEnum = graphqlEnum('TagMode', { ANY: 'any', ALL: 'all' });
export const VersionBumpEnum = graphqlEnum('VersionBump', { MAJOR: 'major', MINOR: 'minor', PATCH: 'patch' });
export const CheckStatusEnum = graphqlEnum('CheckStatus', {
  PASSED: 'passed',
  NOTES: 'notes',
  BLOCKED: 'blocked',
});
export const OutcomeEnum = graphqlEnum('TargetOutcome', {
  KEPT: 'kept',
  CHANGED: 'changed',
  LOST: 'lost',
  NONE: 'none',
});
export const LossSeverityEnum = graphqlEnum('LossSeverity', { CHANGED: 'changed', LOST: 'lost' });
export const LoadingEnum = graphqlEnum('Loading', {
  ALWAYS: 'always',
  FILES: 'files',
  RELEVANT: 'relevant',
  MANUAL: 'manual',
  SUBAGENT: 'subagent',
});
export const LimitUnitEnum = graphqlEnum('LimitUnit', {
  CHARACTERS: 'characters',
  BYTES: 'bytes',
  LINES: 'lines',
});
export const LimitStateEnum = graphqlEnum('LimitState', { WITHIN: 'within', NEAR: 'near', PAST: 'past' });
export const FindingCategoryEnum = graphqlEnum('FindingCategory', {
  HIDDEN: 'hidden',
  SECRET: 'secret',
  EXEC: 'exec',
  INJECTION: 'injection',
  EXFIL: 'exfil',
  OBFUSCATION: 'obfuscation',
});
export const FindingSeverityEnum = graphqlEnum('FindingSeverity', {
  REFUSE: 'refuse',
  ASK: 'ask',
  NOTE: 'note',
});
export const OrganizationRoleEnum = graphqlEnum('OrganizationRole', {
  OWNER: 'owner',
  ADMIN: 'admin',
  MEMBER: 'member',
});
export const RuleOrderFieldEnum = graphqlEnum('RuleOrderField', {
  RELEVANCE: 'relevance',
  UPDATED: 'updated',
  CREATED: 'created',
  NAME: 'name',
  STARS: 'stars',
  VIEWS: 'views',
  DOWNLOADS: 'downloads',
});
export const LocaleEnum = graphqlEnum('Locale', { JA: 'ja', EN: 'en' });
export const ThemeEnum = graphqlEnum('Theme', { SYSTEM: 'system', LIGHT: 'light', DARK: 'dark' });
export const ListViewEnum = graphqlEnum('ListView', { LIST: 'list', GRID: 'grid' });
export const InstallTargetEnum = graphqlEnum('InstallTarget', {
  CLAUDE: 'claude',
  CURSOR: 'cursor',
  COPILOT: 'copilot',
  AGENTS: 'agents',
});
/** The word that confirms the deletion of an account. */
export const DeletionWordEnum = graphqlEnum('DeletionWord', { DELETE: 'DELETE' });
export const SecurityEventKindEnum = graphqlEnum('SecurityEventKind', {
  SIGNED_IN: 'signed-in',
  SIGNED_IN_NEW_DEVICE: 'signed-in-new-device',
  WRONG_PASSWORD: 'wrong-password',
  WRONG_SECOND_FACTOR_CODE: 'wrong-second-factor-code',
  SESSION_ENDED: 'session-ended',
  SESSION_MISUSED: 'session-misused',
  REGISTERED: 'registered',
  EMAIL_VERIFIED: 'email-verified',
  EMAIL_CHANGE_REQUESTED: 'email-change-requested',
  EMAIL_CHANGED: 'email-changed',
  USERNAME_CHANGED: 'username-changed',
  PASSWORD_RESET: 'password-reset',
  PASSWORD_CHANGED: 'password-changed',
  PROVIDER_LINKED: 'provider-linked',
  PROVIDER_UNLINKED: 'provider-unlinked',
  SECOND_FACTOR_ON: 'second-factor-on',
  SECOND_FACTOR_OFF: 'second-factor-off',
  RECOVERY_CODES_RENEWED: 'recovery-codes-renewed',
  RECOVERY_CODE_USED: 'recovery-code-used',
  DEVICE_APPROVED: 'device-approved',
  DEVICE_DENIED: 'device-denied',
  CLI_TOKEN_CREATED: 'cli-token-created',
  CLI_TOKEN_REVOKED: 'cli-token-revoked',
});
export const StarredOrderEnum = graphqlEnum(
  'StarredOrder',
  { STARRED: 'starred', UPDATED: 'updated' },
  'Last starred, or last changed, first.',
);
export const ReportReasonEnum = graphqlEnum('ReportReason', {
  SPAM: 'spam',
  INAPPROPRIATE: 'inappropriate',
  COPYRIGHT: 'copyright',
  OTHER: 'other',
});
export const ReportStatusEnum = graphqlEnum('ReportStatus', {
  PENDING: 'pending',
  REVIEWING: 'reviewing',
  RESOLVED: 'resolved',
  REJECTED: 'rejected',
});
export const NameRequestStateEnum = graphqlEnum('NameRequestState', {
  OPEN: 'open',
  ACCEPTED: 'accepted',
  REFUSED: 'refused',
  WITHDRAWN: 'withdrawn',
});
export const CaseStateEnum = graphqlEnum('CaseState', {
  PENDING: 'pending',
  REVIEWING: 'reviewing',
  ANSWERED: 'answered',
  RESOLVED: 'resolved',
  REJECTED: 'rejected',
});
export const CaseFilterEnum = graphqlEnum(
  'CaseFilter',
  {
    OPEN: 'open',
    PENDING: 'pending',
    REVIEWING: 'reviewing',
    ANSWERED: 'answered',
    RESOLVED: 'resolved',
    REJECTED: 'rejected',
  },
  '`OPEN` is every state that waits for a decision.',
);
export const CaseOrderEnum = graphqlEnum(
  'CaseOrder',
  { IMPACT: 'impact', OLDEST: 'oldest' },
  'The most downloaded rules first, or the longest waiting.',
);
export const ModerationActionEnum = graphqlEnum(
  'ModerationAction',
  { DISMISS: 'dismiss', HIDE: 'hide', UPHOLD: 'uphold', RESTORE: 'restore' },
  'Find no fault, hide, keep hidden after an answer, show again.',
);
export const OrderDirectionEnum = graphqlEnum('OrderDirection', { ASC: 'asc', DESC: 'desc' });
export const PersonStateEnum = graphqlEnum('AdministeredUserState', {
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  UNVERIFIED: 'unverified',
});
export const MailStateEnum = graphqlEnum(
  'MailState',
  { WAITING: 'waiting', SENT: 'sent', DEAD: 'dead' },
  '`DEAD` is a mail whose sending was abandoned.',
);
export const NoticeSeverityEnum = graphqlEnum('NoticeSeverity', { INFO: 'info', WARNING: 'warning' });
export const AuditOutcomeEnum = graphqlEnum('AuditOutcome', { DONE: 'done', REFUSED: 'refused' });
export const JobOutcomeEnum = graphqlEnum(
  'JobOutcome',
  { RUNNING: 'running', DONE: 'done', FAILED: 'failed' },
  'The run of a process that was killed stays `RUNNING`.',
);
export const VerdictEnum = graphqlEnum(
  'Verdict',
  { GOOD: 'good', DOUBTFUL: 'doubtful', BROKEN: 'broken' },
  'Works; works, but probably not as meant; people will meet errors.',
);
