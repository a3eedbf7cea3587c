import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import type { ClientRequest } from './client-request';
import { ACTOR_SOURCE, type ActorSource, originOf } from './actor-source';

/**
 * Puts the actor on each REST request. An invalid token makes the caller anonymous, never an error by itself.
 * GraphQL operations carry their actor in the context already (see graphql/context).
 */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(@Inject(ACTOR_SOURCE) private readonly actors: ActorSource) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<GqlContextType>() === 'graphql') return GqlExecutionContext.create(context) !== null;
    const request = context.switchToHttp().getRequest<ClientRequest>();
    request.kimari.actor ??= await this.actors.fromAuthorization(
      request.get('authorization'),
      originOf(request),
    );
    return true;
  }
}
