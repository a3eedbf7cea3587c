/** Names of audit actions and of the events shown to the account's owner; other actions are not shown. */
export const KINDS = {
  'session.refuse': 'wrong-password',
  'session.end': 'session-ended',
  'session.reuse-detected': 'session-misused',
  'user.register': 'registered',
  'user.verify-email': 'email-verified',
  'user.request-email-change': 'email-change-requested',
  'user.change-email': 'email-changed',
  'user.change-username': 'username-changed',
  'user.reset-password': 'password-reset',
  'user.change-password': 'password-changed',
  'provider.link': 'provider-linked',
  'provider.unlink': 'provider-unlinked',
  'second-factor.enable': 'second-factor-on',
  'second-factor.disable': 'second-factor-off',
  'second-factor.renew-codes': 'recovery-codes-renewed',
  'second-factor.use-recovery-code': 'recovery-code-used',
  'second-factor.refuse': 'wrong-second-factor-code',
  'device.approve': 'device-approved',
  'device.deny': 'device-denied',
  'cli-token.create': 'cli-token-created',
  'cli-token.revoke': 'cli-token-revoked',
} as const;

/** A sign-in has two kinds. */
export const SIGN_IN = 'session.start';

export type SecurityEventKind = (typeof KINDS)[keyof typeof KINDS] | 'signed-in' | 'signed-in-new-device';

/** Something that happened to an account, for its owner. */
export type SecurityEvent = {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly at: Date;
  /** How often it happened in a row; `at` is the last time. */
  readonly count: number;
  readonly ip: string | null;
  readonly agent: string | null;
  /** Its subject: the name of a token, a provider or a tool. */
  readonly subject: string | null;
};
