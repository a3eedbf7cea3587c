import { Injectable } from '@nestjs/common';
import { type AuditActor, OPERATOR } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import { type UserResult, UsersService } from '../../users';
import { AccountNotices } from '../notices/account-notices.service';
import { OneTimeTokens } from '../one-time-tokens.service';
import { SessionsService } from '../sessions/sessions.service';
import { CliTokensService } from '../tokens/cli-tokens.service';

/**
 * Suspends accounts: nobody can sign in or use a token. Published rules stay, because others depend on them; moderators
 * decide about texts.
 */
@Injectable()
export class Suspensions {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly cliTokens: CliTokensService,
    private readonly tokens: OneTimeTokens,
    private readonly notices: AccountNotices,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Ends all access at once and mails the reason to the owner; false if the account is gone. */
  async suspend(actor: AuditActor, user: UserResult, reason: string): Promise<boolean> {
    return this.transactions.run(async () => {
      if (!(await this.users.suspend(user.id, reason))) return false;
      await this.sessions.revokeAll(actor, user.id);
      await this.cliTokens.revokeAll(actor, user.id);
      await this.tokens.discardAll(user.id);
      await this.audit.record(actor, 'user.suspend', { kind: 'user', id: user.id }, { reason });
      await this.notices.sendSuspension(user, reason);
      return true;
    });
  }

  /** Lets the owner sign in again; false if the account is not suspended. */
  async restore(actor: AuditActor, user: UserResult): Promise<boolean> {
    return this.transactions.run(async () => {
      if (!(await this.users.restore(user.id))) return false;
      await this.audit.record(actor, 'user.restore', { kind: 'user', id: user.id });
      await this.notices.send(OPERATOR, user, 'accountRestored', { path: '/login' });
      return true;
    });
  }
}
