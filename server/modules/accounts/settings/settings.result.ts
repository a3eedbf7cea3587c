import type { UserResult } from '../../users';

/** What the owner of an account sees and changes in the settings. */
export type AccountSettings = {
  readonly user: UserResult;
  readonly hasPassword: boolean;
  /** A new address that waits for its confirmation. */
  readonly pendingEmail: string | null;
};
