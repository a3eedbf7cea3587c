import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { Actor, SignedInActor } from '../../access/actor';
import type { Locale } from '@kimari/common/locale';
import { SignInRequired } from '../errors/request.errors';
import type { GraphqlContext } from '../graphql/context';
import type { ClientRequest } from './client-request';

/** The actor of a request and the language of the response. */
export type Caller = { readonly actor: Actor; readonly locale: Locale };

/** The caller of a REST or GraphQL handler. */
export function callerOf(context: ExecutionContext): Caller {
  if (context.getType<GqlContextType>() === 'graphql') {
    const { actor, locale } = GqlExecutionContext.create(context).getContext<GraphqlContext>();
    return { actor, locale };
  }
  const { actor, locale } = context.switchToHttp().getRequest<ClientRequest>().kimari;
  if (!actor) throw new Error('The authentication guard has not run');
  return { actor, locale };
}

/** Returns the actor, or throws SignInRequired when it is anonymous. */
export function requireSignedIn(actor: Actor): SignedInActor {
  if (actor.kind === 'anonymous') throw SignInRequired();
  return actor;
}
