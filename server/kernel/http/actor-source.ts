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

/** Where a request comes from: the address that the trusted proxies tell, and the program. */
export function originOf(request: Request): Origin {
  return { ip: request.ip ?? '', agent: (request.get('user-agent') ?? '').slice(0, MAX_AGENT_LENGTH) };
}
