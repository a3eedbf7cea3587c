import type { Actor } from '../../access/actor';
import { type ActorSource, originOf } from './actor-source';
import type { ClientRequest } from './client-request';

/** Who makes a request, by its token. Found out when somebody first asks, and once for each request. */
export async function authenticate(actors: ActorSource, request: ClientRequest): Promise<Actor> {
  const { kimari } = request;
  kimari.actor ??= await actors.fromAuthorization(request.get('authorization'), originOf(request));
  return kimari.actor;
}
