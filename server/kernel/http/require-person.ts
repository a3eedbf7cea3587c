import type { Actor, UserActor } from '../../access/actor';
import { SessionRequired, SignInRequired } from '../errors/request.errors';

/** The actor, who must be a person in a session; for handlers that only partly need one. */
export function requirePerson(actor: Actor): UserActor {
  if (actor.kind === 'anonymous') throw SignInRequired();
  if (actor.kind === 'cli-token') throw SessionRequired();
  return actor;
}
