import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../kernel/database/transactions';
import { AccountDeletion } from '../../accounts';
import { OperatorAccounts, PasswordReset, Suspensions } from '../../auth';
import { DeviceDecisions } from '../../device';
import { UserNotFound, type UserResult, UsersService } from '../../users';
import {
  AccountIsSuspended,
  AlreadyVerified,
  LastAdministrator,
  NoSecondFactor,
  NotSuspended,
  OwnAccount,
} from '../administration.errors';
import { type Administrator, Administrators } from '../administrators.service';
import { People } from './people.service';

/**
 * Changes accounts, for administrators and operators. Every change is recorded, and mailed to the owner where it
 * matters for signing in. Accounts are named by id, name or address; all methods throw what {@link People.get} throws.
 */
@Injectable()
export class PersonChanges {
  constructor(
    private readonly administrators: Administrators,
    private readonly people: People,
    private readonly users: UsersService,
    private readonly suspensions: Suspensions,
    private readonly accounts: OperatorAccounts,
    private readonly resets: PasswordReset,
    private readonly deletion: AccountDeletion,
    private readonly devices: DeviceDecisions,
    private readonly transactions: Transactions,
  ) {}

  /** Ends all access at once. A suspended account gets the new reason. Throws OwnAccount, LastAdministrator. */
  async suspend(actor: Administrator, who: string, reason: string): Promise<UserResult> {
    const user = await this.people.get(actor, who);
    requireOther(actor, user);
    await this.transactions.runInTurn(user.id, async () => {
      await this.keepAnAdministrator(actor, user);
      if (!(await this.suspensions.suspend(actor, user, reason))) throw UserNotFound();
      await this.devices.takeBack(user.id);
    });
    return user;
  }

  /** Throws NotSuspended. */
  async restore(actor: Administrator, who: string): Promise<UserResult> {
    const user = await this.people.get(actor, who);
    if (!(await this.suspensions.restore(actor, user))) throw NotSuspended();
    return user;
  }

  /**
   * Deletes an account as its owner would. Public rules stay under a deleted user unless asked otherwise. Throws
   * OwnsAlone, and as suspend.
   */
  async delete(
    actor: Administrator,
    who: string,
    { deleteRules }: { deleteRules: boolean },
  ): Promise<UserResult> {
    const user = await this.people.get(actor, who);
    requireOther(actor, user);
    await this.transactions.runInTurn(user.id, async () => {
      await this.keepAnAdministrator(actor, user);
      if (!(await this.deletion.deleteFor(actor, user, { deleteRules }))) throw UserNotFound();
    });
    return user;
  }

  /** Throws AlreadyVerified, AddressMissing. */
  async verify(actor: Administrator, who: string): Promise<UserResult> {
    const user = await this.people.get(actor, who);
    if (!(await this.accounts.verifyAddress(user, actor))) throw AlreadyVerified();
    return user;
  }

  /** Throws NoSecondFactor. */
  async resetSecondFactor(actor: Administrator, who: string): Promise<UserResult> {
    const user = await this.people.get(actor, who);
    if (!(await this.accounts.removeSecondFactor(user, actor))) throw NoSecondFactor();
    return user;
  }

  /** Mails the owner a link to set a password. Throws AccountIsSuspended, AddressMissing. */
  async sendReset(actor: Administrator, who: string): Promise<UserResult> {
    const user = await this.people.get(actor, who);
    if (user.suspendedAt !== null) throw AccountIsSuspended();
    await this.resets.sendTo(actor, user);
    return user;
  }

  /**
   * Locks all administrators: when two of them act on each other at once, the second one waits here and has lost its
   * rights by then.
   */
  private async keepAnAdministrator(actor: Administrator, { id, role }: UserResult): Promise<void> {
    if (role !== 'admin') return;
    const active = await this.users.lockAdministrators();
    if (actor.kind === 'user' && !active.includes(actor.userId)) await this.administrators.require(actor);
    if (active.every((each) => each === id)) throw LastAdministrator();
  }
}

function requireOther(actor: Administrator, { id }: UserResult): void {
  if (actor.kind === 'user' && actor.userId === id) throw OwnAccount();
}
