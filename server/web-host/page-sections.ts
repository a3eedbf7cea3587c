import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];

/**
 * Renders pages with only the routes that can match: those whose path begins like the address. Remix compiles the
 * patterns of all its routes several times for every request.
 */
export function sectionHandler(build: ServerBuild, mode: string): RequestHandler {
  const everything = createRequestHandler(build, mode);
  const starts = new Map(Object.keys(build.routes).map((id) => [id, firstSegment(build.routes, id)]));
  const sections = new Set<string | null>(starts.values());
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const section = sectionOf(request.url);
    if (!sections.has(section)) return everything(request, context);
    const handler = handlers.get(section) ?? createRequestHandler(narrowed(build, starts, section), mode);
    handlers.set(section, handler);
    return handler(request, context);
  };
}

/** The first segment of an address in lower case, as routes are matched; of `/rules.data` it is that of the page. */
function sectionOf(url: string): string {
  const [, first = '', ...rest] = new URL(url).pathname.split('/');
  return (rest.length === 0 ? first.replace(/\.data$/, '') : first).toLowerCase();
}

/** The first segment of the addresses of a route; empty when it has none, null when it may be any. */
function firstSegment(routes: Routes, id: string): string | null {
  const route = routes[id];
  if (!route) return '';
  const above = firstSegment(routes, route.parentId ?? '');
  if (above !== '') return above;
  const [first = ''] = (route.path ?? '').split('/');
  return /^[:*]|\?$/.test(first) ? null : first.toLowerCase();
}

/** The build reduced to the routes of a section and those that every address needs. */
function narrowed(
  build: ServerBuild,
  starts: ReadonlyMap<string, string | null>,
  section: string,
): ServerBuild {
  const within = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(all).filter(([id]) => [section, '', null].includes(starts.get(id) ?? null)),
    );
  return {
    ...build,
    routes: within(build.routes),
    assets: { ...build.assets, routes: within(build.assets.routes) },
  };
}
