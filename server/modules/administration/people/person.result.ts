import type { UserResult } from '../../users';

/** Facts about an account from other tables. */
export type PersonFacts = {
  readonly id: string;
  readonly hasPassword: boolean;
  /** Services that sign in to the account. */
  readonly providers: readonly string[];
  readonly secondFactorSince: Date | null;
  readonly sessions: number;
  readonly cliTokens: number;
  /** Rules that the account owns, without those of its organizations. */
  readonly rules: number;
  readonly organizations: number;
  /** The last start or refresh of a session. */
  readonly lastSeenAt: Date | null;
};

/** An account as administrators and operators see it. */
export type Person = UserResult & Omit<PersonFacts, 'id'>;

/** The filters of a list of accounts. */
export type PersonState = 'active' | 'suspended' | 'unverified';

export type PersonSelection = {
  /** A part of the name, of the address or of the display name. */
  readonly text?: string | undefined;
  readonly state?: PersonState | undefined;
};
