import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../kernel/i18n/translator';
import { picturePath, type UserResult } from '../users';
import { AuthUserView, type SuccessResultView } from './auth.view';

/** The signed-in account as REST sends it. */
export function toAuthUser(user: UserResult): AuthUserView {
  return Object.assign(new AuthUserView(), {
    id: user.id,
    email: user.email,
    username: user.username,
    role: user.role,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    avatarUrl: user.avatarUrl,
    bio: user.bio,
    location: user.location,
    website: user.website,
  });
}

/** The same in GraphQL, where pictures are paths on this site. */
export function toAuthUserView(user: UserResult): AuthUserView {
  return Object.assign(toAuthUser(user), { avatarUrl: picturePath(user.avatarUrl) });
}

/** What went well, in words. */
export function toSuccess(locale: Locale, done: string): SuccessResultView {
  return { success: true, message: getTranslator(locale)(`done.auth.${done}`) };
}
