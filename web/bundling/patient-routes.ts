import type { Plugin } from 'vite';

const REMIX = /node_modules\/@remix-run\/react\/dist\/esm\//;
const STRATEGY =
  /getSingleFetchDataStrategy\(window\.__remixManifest, window\.__remixRouteModules, \(\) => router\)/;

const ROUTER = /node_modules\/@remix-run\/router\/dist\/router\.js/;
/** Where the router notes which fetchers every navigation reads anew, and where it knows the route of one. */
const NOTED = /fetchLoadMatches\.set\(key, \{\s*routeId,\s*path\s*\}\);(\s*handleFetcherLoader\()/;
const KNOWN =
  /fetchControllers\.set\(key, abortController\);(?=\s*let originatingLoadId = \w+;\s*let results = )/;
/** Where the router puts an error page in the place of the page, because a fetcher's route could not be asked for. */
const NOT_ASKED = /setFetcherError\(key, routeId, discoverResult\.error, \{\s*flushSync\s*\}\);/g;

type Parts = {
  /** Exports `loadRouteModule` in place of Remix's own. */
  readonly routeModule: string;
  /** Exports `wrappedDataStrategy`, which is put around Remix's data strategy. */
  readonly dataStrategy: string;
};

/**
 * Lets navigations leave a fetcher alone until its route is known: the router would find none for it, and put an error page in
 * the place of the page. When its route cannot be asked for, the data strategy is told, as it knows of other failures.
 */
function withPatientFetchers(code: string): string | undefined {
  if (!NOTED.test(code) || !KNOWN.test(code) || code.match(NOT_ASKED)?.length !== 2) return undefined;
  const tell =
    'dataStrategyImpl({ request: fetchRequest, matches: [], fetcherKey: key, failure: discoverResult.error });';
  const end = 'updateFetcherState(key, getDoneFetcher(existingFetcher && existingFetcher.data));';
  return code
    .replace(NOTED, 'fetchLoadMatches.delete(key);$1')
    .replace(KNOWN, '$&\nfetchLoadMatches.set(key, { routeId, path });')
    .replace(NOT_ASKED, `${tell}\n${end}`);
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
        const changed = withPatientFetchers(code);
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
