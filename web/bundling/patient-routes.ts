import type { Plugin } from 'vite';

const REMIX = /node_modules\/@remix-run\/react\/dist\/esm\//;
const STRATEGY =
  /getSingleFetchDataStrategy\(window\.__remixManifest, window\.__remixRouteModules, \(\) => router\)/;

type Parts = {
  /** Exports `loadRouteModule` in place of Remix's own. */
  readonly routeModule: string;
  /** Exports `wrappedDataStrategy`, which is put around Remix's data strategy. */
  readonly dataStrategy: string;
};

/**
 * Puts our own parts into Remix's client where it offers no place for them: what loads a route's module, and what
 * becomes of requests that fail. The build fails when Remix has no such places any more.
 */
export function patientRoutes({ routeModule, dataStrategy }: Parts): Plugin {
  const replaced = new Set<string>();
  let isBuild = false;
  return {
    name: 'kimari:patient-routes',
    enforce: 'pre',
    // Prepared in one file, Remix's modules could not be told apart.
    config: () => ({ optimizeDeps: { exclude: ['@remix-run/react'] } }),
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
      if (options?.ssr || !REMIX.test(id) || !STRATEGY.test(code)) return undefined;
      replaced.add('browser.js');
      const wrapped = code.replace(STRATEGY, 'wrappedDataStrategy($&, () => router)');
      return {
        code: `import { wrappedDataStrategy } from ${JSON.stringify(dataStrategy)};\n${wrapped}`,
        map: null,
      };
    },
    buildEnd(error) {
      if (isBuild && !error && replaced.size < 2)
        this.error('Remix no longer loads routes or their data where our parts go');
    },
  };
}
