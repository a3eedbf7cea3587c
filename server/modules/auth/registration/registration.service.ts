import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import type { Locale } from '@kimari/common/locale';
import { Audit } from '../../../kernel/audit/audit';
import { Transactions } from '../../../kernel/database/transactions';
import { failAs } from '../../../kernel/errors/fail-as';
import { hostKey } from '../../../kernel/http/network-address';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { type UsernameObstacle, UsersService } from '../../users';
import { RegisterFailed } from '../auth.errors';
import { Passwords } from '../credentials/passwords.service';
import { VerificationService } from '../verification/verification.service';

export type NewAccount = { readonly username: string; readonly email: string; readonly password: string };
export type RegisteredAccount = { readonly id: string; readonly username: string; readonly email: string };

/** Creates accounts, which cannot sign in before their address is verified. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly verification: VerificationService,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Creates an account and mails a verification link, without which it cannot sign in. `locale` becomes its language. */
  async register(actor: Actor, account: NewAccount, locale: Locale): Promise<RegisteredAccount> {
    return failAs(RegisterFailed, async () => {
      const { username, email, password } = account;
      const key = hostKey(actor.origin.ip);
      const uses = [
        { limit: 'registerByHost', key } as const,
        { limit: 'registerByHostDaily', key } as const,
      ];
      await this.limits.consume(actor.origin, ...uses);
      // Comes first, so that the refusal does not reveal whether the address has an account.
      await this.users.requireAdmitted(email);
      const prepared = await this.passwords.prepare(password, 'password', {
        username,
        email,
        displayName: null,
      });
      await this.users.requireFree(email, username);
      const id = await this.transactions.run(async () => {
        const userId = await this.users.create({ username, email, locale });
        await this.passwords.store(userId, prepared);
        await this.verification.mailLink({ id: userId, username, email, timeZone: null }, locale);
        await this.audit.record(actor, 'user.register', { kind: 'user', id: userId });
        return userId;
      });
      return { id, username, email };
    });
  }

  /** Why a username cannot be registered; null when it is free. */
  async checkUsername(actor: Actor, username: string): Promise<UsernameObstacle | null> {
    await this.limits.consume(actor.origin, { limit: 'checkNameByHost', key: hostKey(actor.origin.ip) });
    return this.users.obstacleToUsername(username);
  }
}
