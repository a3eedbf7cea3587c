import type { UIMatch } from '@remix-run/react';

/** What a route says about itself in `export const handle`. */
export type RouteHandle = {
  /** Namespaces its texts come from; `common` is always there. */
  readonly i18n?: readonly string[];
  /** Widens header and page to the measure of diffs and editors. */
  readonly wide?: boolean;
};

/** Reads a match's handle, which Remix leaves untyped. */
export function handleOf(match: Pick<UIMatch, 'handle'>): RouteHandle {
  return typeof match.handle === 'object' && match.handle !== null ? (match.handle as RouteHandle) : {};
}
