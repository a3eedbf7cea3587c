import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { GqlContextType } from '@nestjs/graphql';
import { callerOf } from './caller';
import { CALL_KIND, type CallKind } from './limited.decorator';
import { RequestLimits } from './request-limits';

/** Counts REST calls by caller; middleware has already counted them by address. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RequestLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType<GqlContextType>() === 'graphql') return true;
    const { actor } = callerOf(context);
    await this.limits.call(actor);
    const kind = this.reflector.get<CallKind | undefined>(CALL_KIND, context.getHandler());
    if (kind !== undefined) await this.limits[kind](actor);
    return true;
  }
}
