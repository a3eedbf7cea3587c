import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import type { SocialProfile } from './provider';

/** Makes the account a member of what its groups at the provider mean, and of nothing else that groups give. */
type Follow = (actor: Actor, userId: string, groups: readonly string[]) => Promise<void>;

/**
 * The groups of a person at a provider, at a sign-in there. Whoever keeps memberships registers how they follow, so that signing
 * in need not know organizations.
 */
@Injectable()
export class ProvidedGroups {
  private followers: Follow[] = [];

  onSignIn(follow: Follow): void {
    this.followers.push(follow);
  }

  /** A provider that says nothing of groups changes nothing. */
  async follow(
    actor: Actor,
    userId: string,
    { groups = null }: Pick<SocialProfile, 'groups'>,
  ): Promise<void> {
    if (groups === null) return;
    for (const follow of this.followers) await follow(actor, userId, groups);
  }
}
