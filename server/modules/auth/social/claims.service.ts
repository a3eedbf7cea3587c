import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { type UserResult, UsersService } from '../../users';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { OneTimeTokens } from '../one-time-tokens.service';
import { SessionsService } from '../sessions/sessions.service';
import { CliTokensService } from '../tokens/cli-tokens.service';
import { LinkedAccountsRepository } from './linked-accounts.repository';

/** Hands accounts whose address was never verified to the one who has proved to own that address. */
@Injectable()
export class AccountClaims {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionsService,
    private readonly cliTokens: CliTokensService,
    private readonly oneTimeTokens: OneTimeTokens,
    private readonly accounts: LinkedAccountsRepository,
    private readonly audit: Audit,
  ) {}

  /**
   * Removes every way into the account that someone else may have prepared with a foreign address, and marks the address
   * as verified ("pre-hijacked accounts", Sudhodanan and Paverd, USENIX Security 2022). Call it in a transaction.
   */
  async claim(actor: Actor, user: UserResult): Promise<UserResult> {
    await this.credentials.remove(user.id);
    await this.sessions.revokeAll(actor, user.id);
    await this.cliTokens.revokeAll(actor, user.id);
    await this.oneTimeTokens.discardAll(user.id);
    await this.accounts.removeAll(user.id);
    await this.users.markEmailVerified(user.id, user.email);
    await this.audit.record(actor, 'user.claim', { kind: 'user', id: user.id });
    return { ...user, emailVerified: true };
  }
}
