import type { UIMatch } from '@remix-run/react';

/** Properties of a route in `export const handle`. */
export type RouteHandle = {
  /** Namespaces of its texts, which the build fills in; `common` is always loaded. */
  readonly i18n?: readonly string[];
  /** Widens header and page, for diffs and editors. */
  readonly wide?: boolean;
};

/** The handle of a match, which Remix leaves untyped. */
export function handleOf(match: Pick<UIMatch, 'handle'>): RouteHandle {
  return typeof match.handle === 'object' && match.handle !== null ? (match.handle as RouteHandle) : {};
}
