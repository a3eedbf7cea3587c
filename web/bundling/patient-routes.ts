import type { Plugin } from 'vite';

const REMIX = /node_modules\/@remix-run\/react\/dist\/esm\//;
const STRATEGY =
  /getSingleFetchDataStrategy\(window\.__remixManifest, window\.__remixRouteModules, \(\) => router\)/;

const ROUTER = /node_modules\/@remix-run\/router\/dist\/router\.js/;
/** Where the router notes which fetchers every navigation reads anew, and where it knows the route of one. */
const NOTED = /fetchLoadMatches\.set\(key, \{\s*routeId,\s*path\s*\}\);(\s*handleFetcherLoader\()/;
const KNOWN =
  /fetchControllers\.set\(key, abortController\);(?=\s*let originatingLoadId = \w+;\s*let results = )/;

type Parts = {
  /** Exports `loadRouteModule` in place of Remix's own. */
  readonly routeModule: string;
  /** Exports `wrappedDataStrategy`, which is put around Remix's data strategy. */
  readonly dataStrategy: string;
};

/**
 * Lets navigations leave a fetcher alone until its route is known. The router would find no route for it, or a catch-all, and
 * put an error page in the place of the page.
 */
function withKnownFetchersOnly(code: string): string | undefined {
  if (!NOTED.test(code) || !KNOWN.test(code)) return undefined;
  return code
    .replace(NOTED, 'fetchLoadMatches.delete(key);$1')
    .replace(KNOWN, '$&\nfetchLoadMatches.set(key, { routeId, path });');
}

/**
 * Puts our own parts into Remix's client where it offers no place for them: what loads a route's module, what becomes
 * of requests that fail, and which fetchers a navigation reads anew. The build fails when Remix has no such places any
 * more.
 */
export function patientRoutes({ routeModule, dataStrategy }: Parts): Plugin {
  const replaced = new Set<string>();
  let isBuild = false;
  return {
    name: 'kimari:patient-routes',
    enforce: 'pre',
    // Prepared in one file, Remix's modules could not be told apart.
    config: () => ({ optimizeDeps: { exclude: ['@remix-run/react', '@remix-run/router'] } }),
    configResolved(config) {
      isBuild = config.command === 'build' && !config.build.ssr;
    },
    resolveId(source, importer, options) {
      if (options.ssr || !source.endsWith('/routeModules.js') || !REMIX.test(importer ?? ''))
        return undefined;
      replaced.add('routeModules.js');
      return routeModule;
    },
    transform(code, id, options) {
      if (options?.ssr) return undefined;
      if (ROUTER.test(id)) {
        const changed = withKnownFetchersOnly(code);
        if (changed) replaced.add('router.js');
        return changed && { code: changed, map: null };
      }
      if (!REMIX.test(id) || !STRATEGY.test(code)) return undefined;
      replaced.add('browser.js');
      const wrapped = code.replace(STRATEGY, 'wrappedDataStrategy($&, () => router)');
      return {
        code: `import { wrappedDataStrategy } from ${JSON.stringify(dataStrategy)};\n${wrapped}`,
        map: null,
      };
    },
    buildEnd(error) {
      if (isBuild && !error && replaced.size < 3)
        this.error('Remix no longer loads routes, their data or fetchers where our parts go');
    },
  };
}
