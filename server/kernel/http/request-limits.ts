import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { type Actor, isSignedIn, type Origin } from '../../access/actor';
import { originOf } from './actor-source';
import { forEachCaller } from './response-cache/caller-effects';
import { hostKey } from './network-address';
import { reportLimitsOn } from './rate-limit-headers';
import type { RateLimitName } from './rate-limit-table';
import { RateLimits, type RateLimitUse } from './rate-limits';

/** GraphQL cost that uses one point of the read limit: about one rule with its content and the data on its page. */
export const COST_PER_READ = 1000;

type Tally = { cost: number; points: number };

/** The rate limits of requests, shared by REST, GraphQL and pages. */
@Injectable()
export class RequestLimits {
  /** Cost per request: the operations of one page are added up before they are rounded to points. */
  private readonly tallies = new WeakMap<Origin, Tally>();

  constructor(private readonly limits: RateLimits) {}

  /** Express middleware that counts a request by address before reading its body. */
  readonly admit = (request: Request, response: Response, next: NextFunction): void => {
    reportLimitsOn(response, originOf(request), true);
    this.countRequest(originOf(request), 1).then(() => next(), next);
  };

  /** Counts a page request with `cost` points. */
  async admitPage(request: Request, response: Response, cost: number): Promise<void> {
    reportLimitsOn(response, originOf(request), false);
    await this.countRequest(originOf(request), cost);
  }

  /** Counts a call of a signed-in caller. */
  async call(actor: Actor): Promise<void> {
    if (!isSignedIn(actor)) return;
    await this.limits.consume(actor.origin, { limit: 'callsByCaller', key: credentialKey(actor) });
  }

  /** Counts a search, list or query. */
  async read(actor: Actor, points = 1): Promise<void> {
    await forEachCaller(actor, (each) => {
      const use = byHostOrCaller(each, 'readsByHost', 'readsByCaller', callerKey(each));
      return this.limits.consume(each.origin, { ...use, cost: points });
    });
  }

  /** Counts a download of rule content. */
  async content(actor: Actor): Promise<void> {
    await forEachCaller(actor, (each) => {
      const use = byHostOrCaller(each, 'contentsByHost', 'contentsByCaller', credentialKey(each));
      return this.limits.consume(each.origin, use);
    });
  }

  /** Counts a view, or a star being added or removed. */
  async react(actor: Actor): Promise<void> {
    await this.limits.consume(actor.origin, { limit: 'reactionsByCaller', key: callerKey(actor) });
  }

  /** Counts a search for users by name prefix. */
  async searchUsers(actor: Actor): Promise<void> {
    await this.limits.consume(actor.origin, { limit: 'userSearchesByCaller', key: callerKey(actor) });
  }

  /** Counts a preview or a diff. */
  async render(actor: Actor): Promise<void> {
    await forEachCaller(actor, (each) =>
      this.limits.consume(each.origin, { limit: 'rendersByCaller', key: callerKey(each) }),
    );
  }

  /** Charges a GraphQL query. The first of a request uses at least one read; later ones only the additional points. */
  async charge({ actor }: { readonly actor: Actor }, cost: number): Promise<void> {
    const tally = this.tallyOf(actor.origin);
    if (tally.points === 0) await this.call(actor);
    tally.cost += cost;
    const points = Math.max(1, Math.ceil(tally.cost / COST_PER_READ)) - tally.points;
    if (points <= 0) return;
    tally.points += points;
    try {
      await this.read(actor, points);
    } catch (error) {
      // A refused operation is charged again when it is repeated.
      tally.cost -= cost;
      tally.points -= points;
      throw error;
    }
  }

  private countRequest(origin: Origin, cost: number): Promise<void> {
    return this.limits.consume(origin, { limit: 'requestsByHost', key: hostKey(origin.ip), cost });
  }

  private tallyOf(origin: Origin): Tally {
    let tally = this.tallies.get(origin);
    if (!tally) {
      tally = { cost: 0, points: 0 };
      this.tallies.set(origin, tally);
    }
    return tally;
  }
}

/** The key of limits "by account or address": the account id, or the address of an anonymous caller. */
export function callerKey(actor: Actor): string {
  return isSignedIn(actor) ? `user ${actor.userId}` : hostKey(actor.origin.ip);
}

/** Like {@link callerKey}, but each command-line token has its own key. */
function credentialKey(actor: Actor): string {
  return actor.kind === 'cli-token' ? `token ${actor.tokenId}` : callerKey(actor);
}

function byHostOrCaller(
  actor: Actor,
  ofHost: RateLimitName,
  ofCaller: RateLimitName,
  caller: string,
): RateLimitUse {
  return isSignedIn(actor)
    ? { limit: ofCaller, key: caller }
    : { limit: ofHost, key: hostKey(actor.origin.ip) };
}
