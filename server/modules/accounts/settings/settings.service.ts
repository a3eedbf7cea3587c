import { Injectable } from '@nestjs/common';
import type { SignedInActor, UserActor } from '../../../access/actor';
import { Transactions } from '../../../kernel/database/transactions';
import { NoPassword, Reauthentication, SessionsService } from '../../auth';
import { emailKey, type UserResult } from '../../users';
import type { AccountSettings } from './settings.result';
import { Usernames } from './usernames.service';

export type AccountChanges = {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly newPassword?: string | undefined;
};

/** Reads the settings of accounts, and changes name, address and password, which takes a proof of ownership. */
@Injectable()
export class AccountSettingsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly reauthentication: Reauthentication,
    private readonly usernames: Usernames,
    private readonly transactions: Transactions,
  ) {}

  async read(actor: SignedInActor): Promise<AccountSettings> {
    const [user, hasPassword] = await Promise.all([
      this.sessions.account(actor),
      this.reauthentication.hasPassword(actor.userId),
    ]);
    return { user, hasPassword, pendingEmail: null };
  }

  /**
   * Makes all changes or none; what equals the present state is no change. Throws NoPassword, what
   * {@link Reauthentication.confirm} throws, IdentityTaken and InvalidInput.
   */
  async update(actor: UserActor, asked: AccountChanges, currentPassword: string | undefined): Promise<void> {
    const user = await this.sessions.account(actor);
    const changes = differing(user, asked);
    if (Object.keys(changes).length === 0) return;
    const { username, newPassword } = changes;
    if (newPassword !== undefined && !(await this.reauthentication.hasPassword(user.id))) throw NoPassword();
    await this.reauthentication.confirm(actor, currentPassword);
    await this.transactions.run(async () => {
      if (username !== undefined) await this.usernames.rename(actor, user, username);
    });
  }
}

function differing(user: UserResult, { username, email, newPassword }: AccountChanges): AccountChanges {
  return {
    ...(username !== undefined && username !== user.username && { username }),
    ...(email !== undefined && emailKey(email) !== emailKey(user.email) && { email }),
    ...(newPassword !== undefined && { newPassword }),
  };
}
