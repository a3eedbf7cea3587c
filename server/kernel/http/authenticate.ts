import type { Actor } from '../../access/actor';
import type { ActorSource } from './actor-source';
import type { SurfaceRequest } from './client-request';

/** Identifies the actor of a request by its surface's rules; the result is cached on the request. */
export async function authenticate(actors: ActorSource, request: SurfaceRequest): Promise<Actor> {
  const { kimari } = request;
  kimari.actor ??= await kimari.surface.identify(actors, request);
  return kimari.actor;
}
