import type { Locale } from '../../../common/locale';
import type { UserActor } from '../../access/actor';
import { unixSeconds } from '../../kernel/clock';
import { shortenedAddress } from '../../kernel/http/network-address';
import { getTranslator } from '../../kernel/i18n/translator';
import type { UsernameObstacle, UserResult } from '../users';
import { summariseAgent } from './agent-summary';
import {
  AuthUserView,
  CliTokenView,
  SessionView,
  type SuccessResultView,
  type UsernameAvailabilityView,
} from './auth.view';
import type { CliToken } from './cli-token.entity';
import type { Session } from './session.entity';

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
  return Object.assign(toAuthUser(user), { avatarUrl: user.avatarUrl && `/api/${user.avatarUrl}` });
}

/** A session as its owner sees it. */
export function toSessionView(session: Session, actor: UserActor): SessionView {
  const endsAt = session.idleExpiresAt < session.expiresAt ? session.idleExpiresAt : session.expiresAt;
  return Object.assign(new SessionView(), {
    id: session.id,
    current: session.id === actor.sessionId,
    createdAt: unixSeconds(session.createdAt),
    lastUsedAt: unixSeconds(session.lastUsedAt),
    expiresAt: unixSeconds(endsAt),
    rememberMe: session.rememberMe,
    place: shortenedAddress(session.ip),
    agent: summariseAgent(session.agent),
  });
}

/** A command-line token as its owner sees it. */
export function toCliTokenView(token: CliToken): CliTokenView {
  return Object.assign(new CliTokenView(), {
    id: token.id,
    name: token.name,
    clientId: token.clientId,
    lastUsedAt: token.lastUsedAt && unixSeconds(token.lastUsedAt),
    createdAt: unixSeconds(token.createdAt),
    scopes: token.scopes,
  });
}

/** What went well, in words. */
export function toSuccess(locale: Locale, done: string): SuccessResultView {
  return { success: true, message: getTranslator(locale)(`done.auth.${done}`) };
}

export function toAvailability(obstacle: UsernameObstacle | null): UsernameAvailabilityView {
  return obstacle === null ? { available: true } : { available: false, reason: obstacle };
}
