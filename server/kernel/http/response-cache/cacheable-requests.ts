import type { Request } from 'express';
import type { SurfaceRequest } from '../client-request';
import type { Route } from '../nest-metadata';
import { patternOf } from '../surfaces/path-pattern';
import type { DescribeRequest } from './cache-responses';

/** Headers by which Apollo decides whether and in which format it answers. */
const GRAPHQL_HEADERS = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/** For surfaces of controllers: calls that are marked with `@Cached()`. */
export function cacheableCalls(routes: readonly Route[], prefix: string): DescribeRequest {
  const cached = routes.filter(({ isCached }) => isCached);
  const literal = new Set<string>();
  const patterns: { readonly method: string; readonly pattern: RegExp }[] = [];
  for (const { method, path } of cached) {
    const below = path.slice(prefix.length) || '/';
    if (below.includes(':')) patterns.push({ method, pattern: patternOf(below) });
    else literal.add(`${method} ${below}`);
  }
  const isCached = ({ method, path }: Request): boolean =>
    literal.has(`${method} ${path}`) ||
    patterns.some((candidate) => candidate.method === method && candidate.pattern.test(path));
  return (request) => {
    // A handler does less for a client that already has the response: for example, it counts no download.
    if (!isSignedOut(request) || isConditional(request) || !isCached(request)) return null;
    return { key: keyOf(request), isCacheable: true, cachesFirst: false };
  };
}

/** For GraphQL: operations that cannot change anything. The executed operation decides whether its response is cached. */
export function cacheableOperations(): DescribeRequest {
  return (request) => {
    if (!isSignedOut(request) || (request.method !== 'POST' && request.method !== 'GET')) return null;
    const input = (request.method === 'POST' ? request.body : request.query) as
      | { readonly query?: unknown }
      | null
      | undefined;
    const query = input?.query;
    // Without this word no definition of a document can be a mutation.
    if (typeof query !== 'string' || query.includes('mutation')) return null;
    const headers = GRAPHQL_HEADERS.map((name) => request.get(name));
    return { key: [...keyOf(request), headers], isCacheable: false, cachesFirst: false };
  };
}

function isSignedOut(request: Request): boolean {
  return request.get('authorization') === undefined;
}

function isConditional(request: Request): boolean {
  return request.get('if-none-match') !== undefined || request.get('if-modified-since') !== undefined;
}

function keyOf(request: Request): readonly unknown[] {
  const { locale } = (request as SurfaceRequest).kimari;
  return [request.method, request.baseUrl + request.url, locale, request.body];
}
