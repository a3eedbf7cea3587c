import { Injectable } from '@nestjs/common';
import { NAME_PATTERN } from '@kimari/common/patterns';
import type { SignedInActor } from '../../../access/actor';
import { RequestLimits } from '../../../kernel/http/request-limits';
import type { UserResult } from '../user.result';
import { UsersService } from '../users.service';
import { UserSearchRepository } from './user-search.repository';

/** Finds users by name, for signed-in users only, so that strangers cannot list all accounts. */
@Injectable()
export class UserSearchService {
  constructor(
    private readonly users: UsersService,
    private readonly names: UserSearchRepository,
    private readonly limits: RequestLimits,
  ) {}

  /** Users whose name contains the text: the exact name first, then beginnings, then the rest, each by name. */
  async byNamePart(actor: SignedInActor, text: string, limit: number): Promise<readonly UserResult[]> {
    await this.limits.searchUsers(actor);
    if (!NAME_PATTERN.test(text)) return [];
    const found = await this.users.findMany(await this.names.findByNamePart(text, limit));
    return found.filter((user) => user !== null);
  }

  /** Users whose name begins with the text, by name. */
  async byNamePrefix(actor: SignedInActor, prefix: string, limit: number): Promise<readonly UserResult[]> {
    await this.limits.searchUsers(actor);
    return this.users.findByNamePrefix(prefix, limit);
  }
}
