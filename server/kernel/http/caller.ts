import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { Actor, SignedInActor } from '../../access/actor';
import type { Locale } from '@kimari/common/locale';
import { SignInRequired } from '../errors/request.errors';
import type { GraphqlContext } from '../graphql/context';
import type { ClientRequest } from './client-request';

/** Who asks, and in which language. */
export type Caller = { readonly actor: Actor; readonly locale: Locale };

/** The caller of a handler, wherever it came in. */
export function callerOf(context: ExecutionContext): Caller {
  if (context.getType<GqlContextType>() === 'graphql') {
    const { actor, locale } = GqlExecutionContext.create(context).getContext<GraphqlContext>();
    return { actor, locale };
  }
  const { actor, locale } = context.switchToHttp().getRequest<ClientRequest>().kimari;
  if (!actor) throw new Error('The authentication guard has not run');
  return { actor, locale };
}

/** The actor, who must be signed in. */
export function requireSignedIn(actor: Actor): SignedInActor {
  if (actor.kind === 'anonymous') throw SignInRequired();
  return actor;
}
