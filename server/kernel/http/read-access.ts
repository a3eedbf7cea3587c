import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { type Actor, hasScope, type SignedInActor } from '../../access/actor';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { ACTOR_SOURCE, type ActorSource, originOf } from './actor-source';
import { callerOf } from './caller';
import { accessCookieName } from './session-cookie-name';

const readers = new WeakMap<Request, SignedInActor>();

/**
 * Who reads, by a request that a closed site has let in; null on one that everybody may read. A response that stays open asks
 * again whether they still may.
 */
export function readerOf(request: Request): SignedInActor | null {
  return readers.get(request) ?? null;
}

/** Enforces `READ_ACCESS` for handlers that are public otherwise. */
@Injectable()
export class ReadAccess {
  private readonly isClosed: boolean;
  private readonly cookieName: string;

  constructor(
    @Inject(ACTOR_SOURCE) private readonly actors: ActorSource,
    @Inject(ENV) { READ_ACCESS, APP_URL }: Env,
  ) {
    this.isClosed = READ_ACCESS === 'signed-in';
    this.cookieName = accessCookieName(APP_URL);
  }

  /** Whether the caller may read public rules. Keeps responses of a closed site out of shared caches. */
  async admits(context: ExecutionContext): Promise<boolean> {
    if (!this.isClosed) return true;
    const { actor } = callerOf(context);
    if (context.getType<GqlContextType>() === 'graphql') return isReader(actor);
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const reader = isReader(actor) ? actor : await this.readerBehind(request);
    if (!reader) return false;
    readers.set(request, reader);
    keepPrivate(http.getResponse<Response>());
    return true;
  }

  /**
   * The reader from whom a request without an actor comes. Feeds and pictures have no actor, and browsers
   * send no token for the pictures and events of a page; so the cookie counts here, for reading alone. It does not
   * change the response.
   */
  private async readerBehind(request: Request): Promise<SignedInActor | null> {
    const header = request.get('authorization') ?? this.headerOfCookie(request);
    if (header === undefined) return null;
    const actor = await this.actors.fromAuthorization(header, originOf(request));
    return isReader(actor) ? actor : null;
  }

  private headerOfCookie(request: Request): string | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const token = parseCookie(request.get('cookie') ?? '')[this.cookieName];
    return token ? `Bearer ${token}` : undefined;
  }
}

function isReader(actor: Actor): actor is SignedInActor {
  return actor.kind !== 'anonymous' && hasScope(actor, 'read');
}

/** Keeps a response out of shared caches, whatever the handler sets later. */
function keepPrivate(response: Response): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  response.writeHead = (...args: unknown[]) => {
    if (/public|s-maxage/.test(String(response.getHeader('Cache-Control') ?? 'public')))
      response.setHeader('Cache-Control', 'private, no-cache');
    return writeHead(...args);
  };
}
