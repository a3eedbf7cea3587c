import { Injectable } from '@nestjs/common';
import type { SignedInActor, UserActor } from '../../../access/actor';
import { Transactions } from '../../../kernel/database/transactions';
import { AppError } from '../../../kernel/errors/app-error';
import {
  EmailChange,
  LinkedAccounts,
  NoPassword,
  PasswordChange,
  Reauthentication,
  SessionsService,
} from '../../auth';
import { emailKey, EmailTaken, UsernameTaken, type UserResult } from '../../users';
import { IdentityTaken } from '../accounts.errors';
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
    private readonly linkedAccounts: LinkedAccounts,
    private readonly usernames: Usernames,
    private readonly emails: EmailChange,
    private readonly passwords: PasswordChange,
    private readonly transactions: Transactions,
  ) {}

  async read(actor: SignedInActor): Promise<AccountSettings> {
    const [user, hasPassword, linked, pendingEmail] = await Promise.all([
      this.sessions.account(actor),
      this.reauthentication.hasPassword(actor.userId),
      this.linkedAccounts.list(actor.userId),
      this.emails.pendingEmail(actor.userId),
    ]);
    return { user, hasPassword, providers: linked.map(({ provider }) => provider), pendingEmail };
  }

  /**
   * Makes all changes or none; what equals the present state is no change. Throws NoPassword, what
   * {@link Reauthentication.confirm} throws, IdentityTaken and InvalidInput.
   */
  async update(actor: UserActor, asked: AccountChanges, currentPassword: string | undefined): Promise<void> {
    const user = await this.sessions.account(actor);
    const { username, email, newPassword } = differing(user, asked);
    if (username === undefined && email === undefined && newPassword === undefined) return;
    if (newPassword !== undefined && !(await this.reauthentication.hasPassword(user.id))) throw NoPassword();
    await this.reauthentication.confirm(actor, currentPassword);
    const renamed = { username: username ?? user.username, email: email ?? user.email };
    const password =
      newPassword === undefined ? null : await this.passwords.prepare(actor, newPassword, renamed);
    await asIdentityTaken(() =>
      this.transactions.runInTurn(user.id, async () => {
        if (username !== undefined) await this.usernames.rename(actor, user, username);
        // A new password voids a pending change of the address, so it comes first.
        if (password) await this.passwords.apply(actor, password);
        if (email !== undefined) await this.emails.request(actor, user, email);
      }),
    );
  }
}

function differing(user: UserResult, { username, email, newPassword }: AccountChanges): AccountChanges {
  return {
    username: username === user.username ? undefined : username,
    email: email !== undefined && emailKey(email) === emailKey(user.email) ? undefined : email,
    newPassword,
  };
}

/** Reports a taken name or address as the contract does. */
async function asIdentityTaken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reasons = [UsernameTaken, EmailTaken].map(({ definition }) => definition.reason);
    if (error instanceof AppError && reasons.includes(error.definition.reason))
      throw IdentityTaken({}, { cause: error });
    throw error;
  }
}
