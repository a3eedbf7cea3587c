import type { Request, RequestHandler } from 'express';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import type { Deadline } from '../../deadline';
import type { PublicError } from '../../errors/public-error';
import { type ActorSource, originOf } from '../actor-source';
import type { BodyRules } from '../body/body-format';
import type { DescribeRequest } from '../response-cache/cache-responses';
import type { Route } from '../nest-metadata';

/**
 * An API below one path prefix. Every request to it has a request id, a language, a caller, limits and one error format. Its
 * handlers are controllers or other Nest mounts such as GraphQL.
 */
export type Surface = {
  /** The path prefix without a trailing slash: `/api`. */
  readonly prefix: string;
  /** The language of all responses; by default that which the client prefers. */
  readonly locale?: Locale;
  /** Creates the middleware that runs before the body is read, for example to reject unknown paths. */
  readonly beforeBody: (routes: readonly Route[], prefix: string) => RequestHandler;
  readonly body: BodyRules;
  /** Creates the description of requests whose responses may be cached; none are by default. */
  readonly cacheable?: (routes: readonly Route[], prefix: string) => DescribeRequest;
  /** Identifies the caller. Missing or invalid credentials make the caller anonymous and are never an error. */
  readonly identify: (actors: ActorSource, request: Request) => Promise<Actor>;
  /** Whether answers name the notice to everybody, for programs that show it to their users. */
  readonly namesNotice?: boolean;
  /** The time limit of a request after its body has been read. */
  readonly deadline: Deadline;
  /** The body of an error response; status and headers are the same on all surfaces. */
  readonly errorBody: (error: PublicError) => object;
};

/** Identifies the caller by bearer token (RFC 6750 §2.1). Ignores cookies. */
export const byBearerToken: Surface['identify'] = (actors, request) =>
  actors.fromAuthorization(request.get('authorization'), originOf(request));

/** Every caller is anonymous, whatever credentials it sends. */
export const asNobody: Surface['identify'] = (_actors, request) =>
  Promise.resolve({ kind: 'anonymous', origin: originOf(request) });
