import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import { SignInRequired } from '../../../kernel/errors/request.errors';
import { NoPassword } from '../auth.errors';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { type PasswordOwner, Passwords, type PreparedPassword } from '../credentials/passwords.service';
import { Reauthentication } from '../credentials/reauthentication.service';
import { AccountNotices } from '../notices/account-notices.service';
import { OneTimeTokens } from '../one-time-tokens.service';
import { SessionsService } from '../sessions/sessions.service';

export type NewPassword = { readonly currentPassword: string; readonly newPassword: string };

/** Changes the password of a signed-in person. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly passwords: Passwords,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly notices: AccountNotices,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Confirms the current password and replaces it. Throws {@link NoPassword} if the account has none. */
  async change(actor: UserActor, { currentPassword, newPassword }: NewPassword): Promise<void> {
    await this.requirePassword(actor);
    await this.reauthentication.confirm(actor, currentPassword);
    const prepared = await this.prepare(actor, newPassword);
    await this.transactions.run(() => this.apply(actor, prepared));
  }

  /**
   * Checks and hashes the new password, for a caller that has confirmed the current one and calls `apply` next. `changes`
   * are facts about the account that change at the same time.
   */
  async prepare(
    actor: UserActor,
    newPassword: string,
    changes: Partial<PasswordOwner> = {},
  ): Promise<PreparedPassword> {
    await this.requirePassword(actor);
    const account = await this.sessions.account(actor);
    return this.passwords.prepare(newPassword, 'newPassword', account, { ...account, ...changes });
  }

  /**
   * Stores the new password in the open transaction. Ends every other session, and voids links that a thief of the old
   * password may have requested. Command-line tokens stay.
   */
  async apply(actor: UserActor, prepared: PreparedPassword): Promise<void> {
    // Waits for a reset of the password at the same moment, which ends this session.
    await this.credentials.lockHash(actor.userId);
    if (!(await this.sessions.current(actor))) throw SignInRequired();
    await this.passwords.store(actor.userId, prepared);
    await this.sessions.revokeOthers(actor);
    await this.tokens.discard(actor.userId, 'reset-password', 'change-email', 'second-factor');
    await this.audit.record(actor, 'user.change-password', { kind: 'user', id: actor.userId });
    await this.notices.send(actor, await this.sessions.account(actor), 'passwordChanged');
  }

  private async requirePassword(actor: UserActor): Promise<void> {
    if ((await this.credentials.findHash(actor.userId)) === null) throw NoPassword();
  }
}
