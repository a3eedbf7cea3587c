import type { Actor, UserActor } from '../../access/actor';
import { SessionRequired, SignInRequired } from '../errors/request.errors';

/** Returns the user of a session; throws for anonymous callers and tokens. For handlers that need it conditionally. */
export function requirePerson(actor: Actor): UserActor {
  if (actor.kind === 'anonymous') throw SignInRequired();
  if (actor.kind === 'cli-token') throw SessionRequired();
  return actor;
}
