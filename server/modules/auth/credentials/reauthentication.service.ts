import { MINUTE } from '@kimari/common/durations';
import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Clock } from '../../../kernel/clock';
import { PasswordHasher } from '../../../kernel/crypto/password-hasher';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { PasswordRequired, RecentSignInRequired, WrongPassword } from '../auth.errors';
import { isWithin } from '../lifetimes';
import { SessionsService } from '../sessions/sessions.service';
import { CredentialsRepository } from './credentials.repository';

/** How long a session counts as just opened, in milliseconds. */
const RECENT = 15 * MINUTE;

/** Confirms that the person at a session owns the account, before a change that could take the account away. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionsService,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts the current password, or a session opened in the last 15 minutes if the account has no password. Throws
   * {@link PasswordRequired}, {@link WrongPassword} or {@link RecentSignInRequired}. Only wrong passwords count against the
   * limit.
   */
  async confirm(actor: UserActor, password: string | undefined): Promise<void> {
    const hash = await this.credentials.findHash(actor.userId);
    if (hash === null) return this.requireRecentSession(actor);
    if (!password) throw PasswordRequired();
    const use = { limit: 'confirmByUser', key: actor.userId } as const;
    await this.limits.consume(actor.origin, use);
    const { matches } = await this.hasher.check(password, hash);
    if (!matches) {
      await this.audit.record(actor, 'session.refuse', { kind: 'user', id: actor.userId });
      throw WrongPassword();
    }
    await this.limits.giveBack(use);
  }

  /** Whether the person at a session signed in, or proved to own the account, in the last 15 minutes. */
  async isFresh(actor: UserActor): Promise<boolean> {
    const session = await this.sessions.current(actor);
    if (!session) return false;
    const now = this.clock.now();
    return [session.createdAt, session.confirmedAt].some((time) => time && isWithin(RECENT, time, now));
  }

  /** Whether the account has a password to confirm with. */
  async hasPassword(userId: string): Promise<boolean> {
    return (await this.credentials.findHash(userId)) !== null;
  }

  private async requireRecentSession(actor: UserActor): Promise<void> {
    const session = await this.sessions.current(actor);
    if (!session || !isWithin(RECENT, session.createdAt, this.clock.now())) throw RecentSignInRequired();
  }
}
