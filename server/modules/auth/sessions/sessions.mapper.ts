import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { unixSeconds } from '../../../kernel/clock';
import { shortenedAddress } from '../../../kernel/http/network-address';
import { summariseAgent } from '../agent-summary';
import { toSuccess } from '../auth.mapper';
import type { Session } from './session.entity';
import { type RevokedSessionsView, SessionView } from './sessions.view';

/** Maps a session for its owner. */
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

/** Says how many sessions ended. */
export function toRevoked(locale: Locale, revoked: number): RevokedSessionsView {
  return { ...toSuccess(locale, 'sessionsRevoked'), revoked };
}
