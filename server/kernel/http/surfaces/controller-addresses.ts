import type { NextFunction, Request, Response } from 'express';
import { MethodNotSupported, UnknownAddress } from '../../errors/request.errors';
import type { Route } from '../nest-metadata';
import { patternOf } from './path-pattern';
import type { Surface } from './surface';

type Address = { readonly pattern: RegExp; readonly methods: Set<string> };

/** For surfaces whose paths all belong to controllers. */
export const controllersOnly: Surface['beforeBody'] = (routes, prefix) =>
  new ControllerAddresses(routes, prefix).middleware;

/**
 * Rejects unknown paths (404) and methods (405) before the body is read, in the contract's order of checks. Answers
 * `OPTIONS` with 204 and allows `HEAD` wherever `GET` is allowed.
 */
class ControllerAddresses {
  private readonly addresses: readonly Address[];
  /** Methods of paths without parameters, which need only one lookup. */
  private readonly methodsByText = new Map<string, ReadonlySet<string>>();

  constructor(routes: readonly Route[], prefix: string) {
    const found = new Map<string, Address>();
    for (const { path: whole, method } of routes) {
      // Express strips the mount point from the path that the middleware sees.
      const path = whole.slice(prefix.length) || '/';
      const address = found.get(path) ?? { pattern: patternOf(path), methods: new Set<string>() };
      address.methods.add(method);
      if (method === 'GET') address.methods.add('HEAD');
      found.set(path, address);
    }
    this.addresses = [...found.values()];
    for (const path of found.keys()) {
      if (!path.includes(':')) this.methodsByText.set(path, this.methodsAt(path));
    }
  }

  /** Express middleware; mounted at the prefix. */
  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const path = this.methodsByText.has(request.path) ? request.path : normalise(request.path);
    const methods = path === null ? null : this.methodsAt(path);
    if (path === null || !methods?.size) throw UnknownAddress();
    if (request.method !== 'OPTIONS' && methods.has(request.method)) {
      request.url = path + request.url.slice(request.path.length);
      next();
      return;
    }
    response.set('Allow', [...methods, 'OPTIONS'].sort().join(', '));
    if (request.method !== 'OPTIONS') throw MethodNotSupported();
    response.status(204).end();
  };

  private methodsAt(path: string): ReadonlySet<string> {
    const known = this.methodsByText.get(path);
    if (known) return known;
    const matching = this.addresses.filter(({ pattern }) => pattern.test(path));
    // A literal path takes precedence over one with parameters.
    return new Set(matching.flatMap((address) => [...address.methods]));
  }
}

/** The canonical spelling of a path: safe percent-encodings decoded, one trailing slash removed; null when invalid. */
function normalise(path: string): string | null {
  try {
    const segments = path
      .split('/')
      .map((segment) =>
        encodeURIComponent(decodeURIComponent(segment)).replaceAll('%40', '@').replaceAll('%3A', ':'),
      );
    const joined = segments.join('/');
    const trimmed = joined.length > 1 && joined.endsWith('/') ? joined.slice(0, -1) : joined;
    // U+0000 is never valid input, so no path may contain it.
    return trimmed.includes('//') || trimmed.includes('%00') ? null : trimmed;
  } catch {
    return null;
  }
}
