import type { Actor } from '../../access/actor';
import type { ActorSource } from './actor-source';
import type { SurfaceRequest } from './client-request';

/** Who makes a request, as its surface tells. Found out when somebody first asks, and once for each request. */
export async function authenticate(actors: ActorSource, request: SurfaceRequest): Promise<Actor> {
  const { kimari } = request;
  kimari.actor ??= await kimari.surface.identify(actors, request);
  return kimari.actor;
}
