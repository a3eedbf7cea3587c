import type { Request } from 'express';
import type { Actor, Origin } from '../../access/actor';

/** Injection token of the {@link ActorSource}. */
export const ACTOR_SOURCE = Symbol('ACTOR_SOURCE');

/** Port: who stands behind a token. The auth module provides it. */
export type ActorSource = {
  /** Reads an `Authorization` header; without a valid bearer token the actor is anonymous. */
  fromAuthorization(header: string | undefined, origin: Origin): Promise<Actor>;
};

const MAX_AGENT_LENGTH = 300;
const MAX_DEVICE_LENGTH = 500;

const origins = new WeakMap<Request, Origin>();

/**
 * Where a request comes from: the address that the trusted proxies tell, and the program. Always the same object for one
 * request, so that what belongs to the request can be kept with it; what its cookies say of the device is given the first time.
 */
export function originOf(request: Request, device?: string): Origin {
  const known = origins.get(request);
  if (known) return known;
  const agent = (request.get('user-agent') ?? '').slice(0, MAX_AGENT_LENGTH);
  const origin = { ip: request.ip ?? '', agent, device: device?.slice(0, MAX_DEVICE_LENGTH) };
  origins.set(request, origin);
  return origin;
}
