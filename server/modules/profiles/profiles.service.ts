import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import type { Actor, SignedInActor } from '../../access/actor';
import { type RuleResult, RuleSearchService } from '../rules';
import { UserNotFound, type UserResult, UsersService } from '../users';
import { type OwnerCounts, ProfilesRepository, type RuleCounts } from './profiles.repository';

/** A user with counts over public rules, and the ones last changed. */
export type UserProfile = {
  readonly user: UserResult;
  readonly counts: OwnerCounts;
  readonly rules: readonly RuleResult[];
};

/** The user pages of the REST contract. They look the same to everybody. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly users: UsersService,
    private readonly searches: RuleSearchService,
    private readonly profiles: ProfilesRepository,
  ) {}

  /** A user by a current or a former name, with at most `limit` public rules. Throws UserNotFound. */
  async ofUser(actor: Actor, username: string, limit: number): Promise<UserProfile> {
    const user = await this.findUser(username);
    if (!user) throw UserNotFound();
    const [[counts], { rules }] = await Promise.all([
      this.profiles.publicCountsOfUsers([user.id]),
      this.searches.search(actor, { author: user.username, visibility: 'public', limit, offset: 0 }),
    ]);
    return { user, counts: counts ?? { publicRulesCount: 0, totalStars: 0 }, rules };
  }

  /** How many organizations a user belongs to. */
  async organizationCountOf(userId: string): Promise<number> {
    const [count = 0] = await this.profiles.organizationCounts([userId]);
    return count;
  }

  /** The caller with counts that include private rules. */
  async own({ userId }: SignedInActor): Promise<{ readonly user: UserResult; readonly counts: RuleCounts }> {
    const [user, counts] = await Promise.all([this.users.get(userId), this.profiles.ownCounts(userId)]);
    return { user, counts };
  }

  /** Skips the query for text that cannot be a name. */
  private async findUser(name: string): Promise<UserResult | null> {
    const isName = name.length <= LIMITS.ownerLookup.max && NAME_PATTERN.test(name);
    return isName ? this.users.findByName(name) : null;
  }
}
