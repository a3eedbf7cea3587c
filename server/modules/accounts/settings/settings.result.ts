import type { SocialProviderName } from '@kimari/common/enums';
import type { UserResult } from '../../users';

/** The settings of an account, for its owner. */
export type AccountSettings = {
  readonly user: UserResult;
  readonly hasPassword: boolean;
  /** Services at which a linked account signs the owner in. */
  readonly providers: readonly SocialProviderName[];
  /** A new address that waits for its confirmation. */
  readonly pendingEmail: string | null;
};
