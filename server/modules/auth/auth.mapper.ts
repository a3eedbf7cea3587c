import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../../kernel/i18n/translator';
import { picturePath, type UserResult } from '../users';
import { AuthUserView, type SuccessResultView } from './auth.view';

/** Maps the signed-in account to its REST body. */
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

/** Maps the signed-in account to its GraphQL type, in which pictures are paths on this site. */
export function toAuthUserView(user: UserResult): AuthUserView {
  return Object.assign(toAuthUser(user), { avatarUrl: picturePath(user.avatarUrl) });
}

/** A success with a translated message. */
export function toSuccess(locale: Locale, done: string): SuccessResultView {
  return { success: true, message: getTranslator(locale)(`done.auth.${done}`) };
}
