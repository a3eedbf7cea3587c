import type { SiteRole } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';

/** Somebody as others name them. The address is private: edges decide who gets it. */
export type UserSummary = {
  readonly id: string;
  readonly username: string;
  /** Empty for a deleted account. */
  readonly email: string;
  readonly displayName: string | null;
  /** Key of the picture, to be put after `/api/`. */
  readonly avatarUrl: string | null;
};

/** Everything services know about an account. */
export type UserResult = UserSummary & {
  readonly emailVerified: boolean;
  readonly role: SiteRole;
  readonly bio: string | null;
  readonly location: string | null;
  readonly website: string | null;
  /** The language of mails to this person. */
  readonly locale: Locale;
  readonly createdAt: Date;
};
