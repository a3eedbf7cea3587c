import { Injectable } from '@nestjs/common';
import { type AuditActor, OPERATOR } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import { type UserResult, UsersService } from '../../users';
import { AddressMissing } from '../auth.errors';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { Passwords } from '../credentials/passwords.service';
import { AccountNotices } from '../notices/account-notices.service';
import { OneTimeTokens } from '../one-time-tokens.service';
import { SecondFactorsRepository, type SecondFactorState } from '../second-factor/second-factors.repository';
import { SecondFactors } from '../second-factor/second-factors.service';
import { SessionsService } from '../sessions/sessions.service';
import { CliTokensService } from '../tokens/cli-tokens.service';

/** What an operator needs to know before changing an account. */
export type OperatorAccount = {
  readonly user: UserResult;
  readonly hasPassword: boolean;
  readonly secondFactor: SecondFactorState | null;
  /** Whether the secret of the authenticator app can be opened; null without a second factor. */
  readonly isReadable: boolean | null;
};

/**
 * Changes accounts whose owners are locked out, for administrators and operators. Every change is recorded and mailed.
 * Without an actor, it was the operator in a shell.
 */
@Injectable()
export class OperatorAccounts {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorsRepository,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: SessionsService,
    private readonly cliTokens: CliTokensService,
    private readonly tokens: OneTimeTokens,
    private readonly notices: AccountNotices,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** By a current or former username, with or without `@`, or by address; null if no account has it. */
  async find(nameOrAddress: string): Promise<OperatorAccount | null> {
    const text = nameOrAddress.trim();
    const isAddress = text.lastIndexOf('@') > 0;
    const user = await (isAddress
      ? this.users.findByEmail(text)
      : this.users.findByName(text.replace(/^@/, '')));
    if (!user) return null;
    const sealed = await this.factors.sealedSecret(user.id);
    return {
      user,
      hasPassword: (await this.credentials.findHash(user.id)) !== null,
      secondFactor: await this.factors.state(user.id),
      isReadable: sealed === null ? null : this.secondFactors.open(sealed) !== null,
    };
  }

  /** Removes the second factor with its recovery codes and half-finished sign-ins; false if there was none. */
  async removeSecondFactor(user: UserResult, actor: AuditActor = OPERATOR): Promise<boolean> {
    return this.transactions.run(async () => {
      if (!(await this.factors.delete(user.id))) return false;
      await this.tokens.discard(user.id, 'second-factor');
      await this.recordRemoval(user, actor);
      return true;
    });
  }

  /** Records and mails that a restore has dropped the second factors of these accounts, because no secret decrypts them. */
  async tellOfLostSecondFactors(userIds: readonly string[]): Promise<void> {
    for (const user of await this.users.findMany(userIds)) {
      if (!user || user.isDeleted) continue;
      await this.transactions.run(() => this.recordRemoval(user, OPERATOR));
    }
  }

  /**
   * Lets an account take a name that looks like somebody else's, after its owner has asked an operator or a moderator;
   * false if it may already.
   */
  async allowName(user: UserResult, name: string, actor: AuditActor = OPERATOR): Promise<boolean> {
    return this.transactions.run(async () => {
      if (!(await this.users.allowName(user.id, name))) return false;
      await this.audit.record(actor, 'user.allow-name', { kind: 'user', id: user.id }, { name });
      return true;
    });
  }

  /** Sets a password and ends sessions, command-line tokens and open links, as a reset by mail does. Throws for a weak one. */
  async setPassword(user: UserResult, password: string): Promise<void> {
    const prepared = await this.passwords.prepare(password, 'password', user);
    await this.transactions.run(async () => {
      await this.credentials.lockHash(user.id);
      await this.passwords.store(user.id, prepared);
      await this.sessions.revokeAll(OPERATOR, user.id);
      await this.cliTokens.revokeAll(OPERATOR, user.id);
      await this.tokens.discard(user.id, 'reset-password', 'verify-email', 'change-email', 'second-factor');
      await this.audit.record(OPERATOR, 'user.reset-password', { kind: 'user', id: user.id });
      await this.notices.send(OPERATOR, user, 'passwordChanged');
    });
  }

  /** Verifies the address of an account; false if it is verified already. Throws AddressMissing. */
  async verifyAddress(user: UserResult, actor: AuditActor = OPERATOR): Promise<boolean> {
    if (user.email === '') throw AddressMissing();
    return this.transactions.run(async () => {
      if (!(await this.users.markEmailVerified(user.id, user.email))) return false;
      await this.tokens.discard(user.id, 'verify-email');
      await this.audit.record(actor, 'user.verify-email', { kind: 'user', id: user.id });
      return true;
    });
  }

  /** The mail must not reveal the network and device of the operator. */
  private async recordRemoval(user: UserResult, actor: AuditActor): Promise<void> {
    await this.audit.record(actor, 'second-factor.disable', { kind: 'user', id: user.id });
    await this.notices.send(OPERATOR, user, 'secondFactorOff');
  }
}
