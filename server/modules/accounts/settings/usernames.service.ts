import { Injectable } from '@nestjs/common';
import type { UserActor } from '../../../access/actor';
import { Audit } from '../../../kernel/audit/audit';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { Search } from '../../../search';
import { type UserResult, UsersService } from '../../users';

/** Renames accounts, a few times a month. */
@Injectable()
export class Usernames {
  constructor(
    private readonly users: UsersService,
    private readonly search: Search,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
  ) {}

  /**
   * Call it in a transaction. The former name leads on to the account for ever; the search finds its rules under the new
   * one. Throws UsernameTaken.
   */
  async rename(actor: UserActor, user: UserResult, username: string): Promise<void> {
    const use = { limit: 'renamesByUser', key: user.id } as const;
    await this.limits.consume(actor.origin, use);
    try {
      await this.users.rename(user.id, username);
    } catch (error) {
      await this.limits.giveBack(use);
      throw error;
    }
    await this.search.followRename(user.id);
    const details = { from: user.username, to: username };
    await this.audit.record(actor, 'user.rename', { kind: 'user', id: user.id }, details);
  }
}
