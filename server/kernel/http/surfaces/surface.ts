import type { Request, RequestHandler } from 'express';
import type { Actor } from '../../../access/actor';
import type { Deadline } from '../../deadline';
import type { PublicError } from '../../errors/public-error';
import { type ActorSource, originOf } from '../actor-source';
import type { BodyRules } from '../body/body-format';
import type { Route } from '../nest-metadata';

/**
 * A part of the address space that programs call. Whatever lies below its prefix has a request id, a language, a caller,
 * limits and one shape of errors by being in the list of surfaces; its handlers are controllers, or what else Nest mounts.
 */
export type Surface = {
  /** The beginning of its addresses, without a slash at the end: `/api`. */
  readonly prefix: string;
  /** What answers before a body is read, made of the surface's routes: addresses that do not exist, for one. */
  readonly beforeBody: (routes: readonly Route[], prefix: string) => RequestHandler;
  readonly body: BodyRules;
  /** Who makes a request. What proves nothing makes the caller anonymous, never an error by itself. */
  readonly identify: (actors: ActorSource, request: Request) => Promise<Actor>;
  /** How long a request may be worked on, once its body has been read. */
  readonly deadline: Deadline;
  /** The body of an error; status and headers are the same everywhere. */
  readonly errorBody: (error: PublicError) => object;
};

/** The caller is who holds the bearer token of the request (RFC 6750 §2.1). Cookies are never looked at. */
export const byBearerToken: Surface['identify'] = (actors, request) =>
  actors.fromAuthorization(request.get('authorization'), originOf(request));
