import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { GqlContextType } from '@nestjs/graphql';
import { hasScope } from '../../access/actor';
import { InsufficientScope, SessionRequired, SignInRequired } from '../errors/request.errors';
import { isInputClass } from '../schema/input-fields';
import { readInput } from '../schema/input.pipe';
import { ACCESS_RULE, type AccessRule } from './access.decorator';
import { callerOf } from './caller';
import { bodyClassOf } from './nest-metadata';
import { ReadAccess } from './read-access';

const CLOSED: AccessRule = { kind: 'session' };

/** Enforces access rules. Closed by default: a handler without a decorator requires a user's session. */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly readAccess: ReadAccess,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule =
      this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
        context.getHandler(),
        context.getClass(),
      ]) ?? CLOSED;
    if (rule.kind === 'public') {
      if (rule.always || (await this.readAccess.admits(context))) return true;
      this.checkBodyFirst(context);
      throw SignInRequired();
    }
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

  /** The contract rejects an invalid body before authentication, but Nest runs pipes after guards. */
  private checkBodyFirst(context: ExecutionContext): void {
    if (context.getType<GqlContextType>() === 'graphql') return;
    const type = bodyClassOf(context.getClass(), context.getHandler());
    if (isInputClass(type)) readInput(type, context.switchToHttp().getRequest<{ body: unknown }>().body);
  }
}
