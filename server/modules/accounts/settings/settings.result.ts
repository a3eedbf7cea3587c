import type { SocialProviderName } from '@kimari/common/enums';
import type { UserResult } from '../../users';

/** What the owner of an account sees and changes in the settings. */
export type AccountSettings = {
  readonly user: UserResult;
  readonly hasPassword: boolean;
  /** Services at which a linked account signs the owner in. */
  readonly providers: readonly SocialProviderName[];
  /** A new address that waits for its confirmation. */
  readonly pendingEmail: string | null;
};
