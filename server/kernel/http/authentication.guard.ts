import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { GqlExecutionContext, type GqlContextType } from '@nestjs/graphql';
import { ACTOR_SOURCE, type ActorSource } from './actor-source';
import { authenticate } from './authenticate';
import type { SurfaceRequest } from './client-request';

/**
 * Sets the actor of each controller request. GraphQL operations already have one in their context (see graphql/context).
 */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(@Inject(ACTOR_SOURCE) private readonly actors: ActorSource) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<GqlContextType>() === 'graphql') return GqlExecutionContext.create(context) !== null;
    await authenticate(this.actors, context.switchToHttp().getRequest<SurfaceRequest>());
    return true;
  }
}
