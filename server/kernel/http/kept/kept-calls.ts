import type { Request } from 'express';
import type { SurfaceRequest } from '../client-request';
import type { Route } from '../nest-metadata';
import { patternOf } from '../surfaces/path-pattern';
import type { DescribeRequest } from './keep-answers';

/** Headers by which Apollo decides whether and in which format it answers. */
const GRAPHQL_HEADERS = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/** For surfaces of controllers: calls that are marked with `@Kept()`. */
export function keptCalls(routes: readonly Route[], prefix: string): DescribeRequest {
  const kept = routes.filter(({ isKept }) => isKept);
  const literal = new Set<string>();
  const patterns: { readonly method: string; readonly pattern: RegExp }[] = [];
  for (const { method, path } of kept) {
    const below = path.slice(prefix.length) || '/';
    if (below.includes(':')) patterns.push({ method, pattern: patternOf(below) });
    else literal.add(`${method} ${below}`);
  }
  const isKept = ({ method, path }: Request): boolean =>
    literal.has(`${method} ${path}`) ||
    patterns.some((candidate) => candidate.method === method && candidate.pattern.test(path));
  return (request) => {
    // A handler does less for a client that has the answer already: it counts no download, for example.
    if (!isSignedOut(request) || isConditional(request) || !isKept(request)) return null;
    return { key: keyOf(request), mayBeKept: true, keepsFirst: false };
  };
}

/** For GraphQL: operations that cannot change anything. The executed operation decides whether its answer is kept. */
export function keptOperations(): DescribeRequest {
  return (request) => {
    if (!isSignedOut(request) || (request.method !== 'POST' && request.method !== 'GET')) return null;
    const input = (request.method === 'POST' ? request.body : request.query) as
      { readonly query?: unknown } | null | undefined;
    const query = input?.query;
    // Without this word no definition of a document can be a mutation.
    if (typeof query !== 'string' || query.includes('mutation')) return null;
    const headers = GRAPHQL_HEADERS.map((name) => request.get(name));
    return { key: [...keyOf(request), headers], mayBeKept: false, keepsFirst: false };
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
