import type { SiteRole } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';
import type { Preferences } from '@kimari/common/preferences';

/** The public data of a user. Controllers and resolvers decide who sees the address, which is private. */
export type UserSummary = {
  readonly id: string;
  readonly username: string;
  /** Empty for a deleted account, and for one that an import has made. */
  readonly email: string;
  readonly displayName: string | null;
  /** Key of the picture, which is served at `/api/<key>`. */
  readonly avatarUrl: string | null;
};

/** All the data of an account that services use. */
export type UserResult = UserSummary & {
  readonly emailVerified: boolean;
  readonly role: SiteRole;
  readonly bio: string | null;
  readonly location: string | null;
  readonly website: string | null;
  /** The language of mails to the user. */
  readonly locale: Locale;
  /** The zone of dates; null for that of the browser. */
  readonly timeZone: string | null;
  readonly preferences: Preferences;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Since when nobody can sign in to the account, and why; null for all but suspended accounts. */
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** Only the name is left; others may depend on what the account has made. */
  readonly isDeleted: boolean;
};
