import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/actor';
import type { SocialProfile } from './provider';

/** Gives the account the memberships that its groups at the provider grant, and removes those that they no longer grant. */
type Follow = (actor: Actor, userId: string, groups: readonly string[]) => Promise<void>;

/**
 * Passes on the groups of a person at each sign-in with a provider. The module that owns memberships registers a
 * listener, so that sign-in need not know organizations.
 */
@Injectable()
export class ProvidedGroups {
  private followers: Follow[] = [];

  onSignIn(follow: Follow): void {
    this.followers.push(follow);
  }

  /** A provider that lists no groups changes nothing. */
  async follow(
    actor: Actor,
    userId: string,
    { groups = null }: Pick<SocialProfile, 'groups'>,
  ): Promise<void> {
    if (groups === null) return;
    for (const follow of this.followers) await follow(actor, userId, groups);
  }
}
