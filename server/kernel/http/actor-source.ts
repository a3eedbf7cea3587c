import type { Request } from 'express';
import type { Actor, Origin, SignedInActor } from '../../access/actor';

/** Injection token of the {@link ActorSource}. */
export const ACTOR_SOURCE = Symbol('ACTOR_SOURCE');

/** Port: identifies the owner of a token. The auth module provides it. */
export type ActorSource = {
  /** Reads an `Authorization` header; without a valid bearer token the actor is anonymous. */
  fromAuthorization(header: string | undefined, origin: Origin): Promise<Actor>;
  /** Those of the actors whose session or token is still live, and whose account may be used. */
  stillLive(actors: readonly SignedInActor[]): Promise<ReadonlySet<SignedInActor>>;
};

const MAX_AGENT_LENGTH = 300;
const MAX_DEVICE_LENGTH = 500;

const origins = new WeakMap<Request, Origin>();

/**
 * The origin of a request: the client address as reported by trusted proxies, the user agent and, if passed on the
 * first call, facts from the cookies. Returns the same object for one request, so that it can key per-request state.
 */
export function originOf(request: Request, cookies: Pick<Origin, 'device' | 'browser'> = {}): Origin {
  const known = origins.get(request);
  if (known) return known;
  const agent = (request.get('user-agent') ?? '').slice(0, MAX_AGENT_LENGTH);
  const { device, browser } = cookies;
  const origin = { ip: request.ip ?? '', agent, device: device?.slice(0, MAX_DEVICE_LENGTH), browser };
  origins.set(request, origin);
  return origin;
}
