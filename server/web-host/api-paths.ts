import type { Route } from '../kernel/http/nest-metadata';

/** Served beside the controllers. */
const OTHERS = ['/graphql', '/livez', '/readyz'];

/** Whether an address belongs to a controller or another door of the server, by the first word of its path. */
export function apiPaths(routes: readonly Route[]): (path: string) => boolean {
  const prefixes = new Set([...OTHERS, ...routes.map(({ path }) => firstSegment(path))]);
  return (path) => prefixes.has(firstSegment(path));
}

function firstSegment(path: string): string {
  return `/${path.split('/', 2)[1] ?? ''}`;
}
