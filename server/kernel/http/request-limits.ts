import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { type Actor, isSignedIn, type Origin } from '../../access/actor';
import { originOf } from './actor-source';
import { hostKey } from './network-address';
import { reportLimitsOn } from './rate-limit-headers';
import type { RateLimitName } from './rate-limit-table';
import { RateLimits, type RateLimitUse } from './rate-limits';

/** What a GraphQL operation may cost for one point of the allowance for reads: about a rule with its text and what its page shows. */
export const COST_PER_READ = 1000;

type Tally = { cost: number; points: number };

/** The allowances that requests use, whichever edge they come in by. */
@Injectable()
export class RequestLimits {
  /** Operations of one request are counted together: a page is not dearer for asking twice. */
  private readonly tallies = new WeakMap<Origin, Tally>();

  constructor(private readonly limits: RateLimits) {}

  /** Express middleware: one request of an address, before anything of it is read. */
  readonly admit = (request: Request, response: Response, next: NextFunction): void => {
    reportLimitsOn(response, originOf(request), true);
    this.countRequest(originOf(request), 1).then(() => next(), next);
  };

  /** The same for a page that weighs `cost`. */
  async admitPage(request: Request, response: Response, cost: number): Promise<void> {
    reportLimitsOn(response, originOf(request), false);
    await this.countRequest(originOf(request), cost);
  }

  /** A call with a token. */
  async call(actor: Actor): Promise<void> {
    if (!isSignedIn(actor)) return;
    await this.limits.consume(actor.origin, { limit: 'callsByCaller', key: credentialKey(actor) });
  }

  /** Searches, lists, queries. */
  async read(actor: Actor, points = 1): Promise<void> {
    const use = byHostOrCaller(actor, 'readsByHost', 'readsByCaller', callerKey(actor));
    await this.limits.consume(actor.origin, { ...use, cost: points });
  }

  /** A text to install. */
  async content(actor: Actor): Promise<void> {
    const use = byHostOrCaller(actor, 'contentsByHost', 'contentsByCaller', credentialKey(actor));
    await this.limits.consume(actor.origin, use);
  }

  /** A view, a star or its end. */
  async react(actor: Actor): Promise<void> {
    await this.limits.consume(actor.origin, { limit: 'reactionsByCaller', key: callerKey(actor) });
  }

  /** Looking for people by the beginning of a name. */
  async searchUsers(actor: Actor): Promise<void> {
    await this.limits.consume(actor.origin, { limit: 'userSearchesByCaller', key: callerKey(actor) });
  }

  /** A preview or a comparison. */
  async render(actor: Actor): Promise<void> {
    await this.limits.consume(actor.origin, { limit: 'rendersByCaller', key: callerKey(actor) });
  }

  /** A GraphQL query of this cost: the first of a request uses at least one read, further ones what is beyond. */
  async charge({ actor }: { readonly actor: Actor }, cost: number): Promise<void> {
    const tally = this.tallyOf(actor.origin);
    if (tally.points === 0) await this.call(actor);
    tally.cost += cost;
    const points = Math.max(1, Math.ceil(tally.cost / COST_PER_READ)) - tally.points;
    if (points <= 0) return;
    tally.points += points;
    await this.read(actor, points);
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

/** Whom a limit "by account or address" counts: an account by its id, anybody else by the address. */
export function callerKey(actor: Actor): string {
  return isSignedIn(actor) ? `user ${actor.userId}` : hostKey(actor.origin.ip);
}

/** The same, but each command-line token counts for itself. */
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
