import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { Reflector } from '@nestjs/core';
import type { GqlContextType } from '@nestjs/graphql';
import { hasScope } from '../../access/actor';
import { InsufficientScope, SessionRequired, SignInRequired } from '../errors/request.errors';
import { isInputClass } from '../schema/input-fields';
import { readInput } from '../schema/input.pipe';
import { ACCESS_RULE, type AccessRule } from './access.decorator';
import { callerOf } from './caller';

const CLOSED: AccessRule = { kind: 'session' };
/** Nest's number for a body among a handler's parameters (RouteParamtypes.BODY). */
const BODY_PARAMETER = '3';

/** Closed by default: what is not marked otherwise takes the session of a person. */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule =
      this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
        context.getHandler(),
        context.getClass(),
      ]) ?? CLOSED;
    if (rule.kind === 'public') return true;
    const { actor } = callerOf(context);
    if (actor.kind === 'anonymous') {
      this.checkBodyFirst(context);
      throw rule.kind === 'token' && rule.whenAnonymous ? rule.whenAnonymous() : SignInRequired();
    }
    if (rule.kind === 'session' && actor.kind !== 'user') {
      this.checkBodyFirst(context);
      throw SessionRequired();
    }
    if (rule.kind === 'token' && !hasScope(actor, rule.scope)) {
      this.checkBodyFirst(context);
      throw InsufficientScope();
    }
    return true;
  }

  /** The contract answers a bad body before it asks who is calling; Nest would run pipes only after guards. */
  private checkBodyFirst(context: ExecutionContext): void {
    if (context.getType<GqlContextType>() === 'graphql') return;
    const parameters = (Reflect.getMetadata(
      ROUTE_ARGS_METADATA,
      context.getClass(),
      context.getHandler().name,
    ) ?? {}) as Record<string, { index: number }>;
    const body = Object.entries(parameters).find(([key]) => key.startsWith(`${BODY_PARAMETER}:`))?.[1];
    if (!body) return;
    const types = Reflect.getMetadata(
      'design:paramtypes',
      context.getClass().prototype as object,
      context.getHandler().name,
    ) as unknown[];
    const type = types[body.index];
    if (isInputClass(type)) readInput(type, context.switchToHttp().getRequest<{ body: unknown }>().body);
  }
}
