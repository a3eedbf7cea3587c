import { Injectable } from '@nestjs/common';
import type { PasswordStrength } from '@kimari/common/enums';
import { type Actor, isSignedIn } from '../../../access/actor';
import { hostKey } from '../../../kernel/http/network-address';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { type PasswordOwner, Passwords } from '../credentials/passwords.service';
import { PasswordReset } from '../recovery/password-reset.service';
import { SessionsService } from '../sessions/sessions.service';

/** A password that is being typed, with the personal words that the page knows. */
export type TypedPassword = {
  readonly password: string;
  readonly username: string;
  readonly email: string;
  /** The token of a mailed link; empty outside of its page. */
  readonly resetToken: string;
};

/** Judges a password while it is typed, by the same facts as the call that will set it. */
@Injectable()
export class PasswordMeter {
  constructor(
    private readonly passwords: Passwords,
    private readonly resets: PasswordReset,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
  ) {}

  /** How hard a password is to guess. The page learns this word only, and nothing about the owner. */
  async measure(actor: Actor, typed: TypedPassword): Promise<PasswordStrength> {
    await this.limits.consume(actor.origin, { limit: 'strengthsByHost', key: hostKey(actor.origin.ip) });
    const { password, username, email } = typed;
    const owner = await this.ownerOf(actor, typed);
    return this.passwords.strength(
      password,
      { username, email, displayName: null },
      ...(owner ? [owner] : []),
    );
  }

  private async ownerOf(actor: Actor, { resetToken }: TypedPassword): Promise<PasswordOwner | null> {
    if (resetToken !== '') return this.resets.accountOf(resetToken);
    return isSignedIn(actor) ? this.sessions.account(actor) : null;
  }
}
