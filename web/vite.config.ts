import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets';
import { layerOrder, scopedName } from './style-modules';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Packages that every page runs on: one file, which stays in the browser's cache when pages change. What makes icons
 * is among them, because icons are made while their files are loaded, which may be before the frame is.
 */
const FOUNDATION =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream|i18next|react-i18next(?!\/dist\/es\/Trans)|use-sync-external-store|clsx)\/|lucide-react\/dist\/esm\/(Icon|context|createLucideIcon|defaultAttributes|shared)\b/;
/** What is around every page; many small files compress worse than one. */
const FRAME =
  /web\/app\/(components\/(feedback|layout|ui|rules)|lib|session)\/|web\/app\/i18n\/(handle|use-locale)|\/common\/[a-z-]+\.ts$/;

function chunkOf(id: string): string | undefined {
  if (FOUNDATION.test(id)) return 'foundation';
  return FRAME.test(id) ? 'frame' : undefined;
}

/** Packages of which pages and server must have the same copy, or which keep state of their own. */
const SHARED_WITH_SERVER = [
  '@remix-run/node',
  '@remix-run/react',
  'react',
  'react-dom',
  'react-dom/server',
  'react/jsx-runtime',
];

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: {
    // The same two roots as `paths` in tsconfig.json.
    alias: { '#app': folder('./app'), '@kimari/common': folder('../common') },
  },
  css: { modules: { generateScopedName: scopedName } },
  server: { host: '127.0.0.1' },
  // The build carries its packages along, so that an installation needs only those that the server shares with it.
  ssr: command === 'build' ? { noExternal: true, external: SHARED_WITH_SERVER } : {},
  build: {
    target: 'es2022',
    // The oldest browsers with everything that the styles use; adds the prefixes these still want.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    // A twentieth smaller than what esbuild makes of the same packages.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { compress: { passes: 2 } },
    // Explicit only: the chunks would otherwise take in whatever the packages' index files name, icons of every page too.
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } },
  },
  plugins: [
    layerOrder(),
    compressAssets(),
    remix({
      ignoredRouteFiles: ['**/*.spec.{ts,tsx}'],
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
}));
