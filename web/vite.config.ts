import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { chunkOf } from './bundling/chunks';
import { compressAssets } from './bundling/compress-assets';
import { minifyScripts } from './bundling/minify-scripts';
import { patientRoutes } from './bundling/patient-routes';
import { routeTexts } from './bundling/route-texts';
import { layerOrder, scopedName } from './bundling/style-modules';
import { subsetFonts } from './bundling/subset-fonts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Packages that pages and server must share, because they hold state or compare instances. */
const SHARED_WITH_SERVER = [
  '@remix-run/node',
  '@remix-run/react',
  'react',
  'react-dom',
  'react-dom/server',
  'react/jsx-runtime',
];

const FUTURE = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: true,
  v3_relativeSplatPath: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
} as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: {
    // The same two roots as `paths` in tsconfig.json.
    alias: { '#app': folder('./app'), '@kimari/common': folder('../common') },
  },
  css: { modules: { generateScopedName: scopedName } },
  server: { host: '127.0.0.1' },
  // Bundles all packages except those shared with the server, so that an installation need not contain them.
  ssr: command === 'build' ? { noExternal: true, external: SHARED_WITH_SERVER } : {},
  build: {
    target: 'es2022',
    // The oldest browsers that support everything the styles use; adds the prefixes that these need.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    // Scripts are minified by a plugin below.
    minify: false,
    cssMinify: true,
    rollupOptions: isSsrBuild
      ? {}
      : {
          // No getter of ours or of a package does anything but answer.
          treeshake: { propertyReadSideEffects: false },
          // Explicit only: otherwise the chunks include everything that the packages' index files import, such as the
          // icons of every page.
          output: { manualChunks: chunkOf, onlyExplicitManualChunks: true },
        },
  },
  plugins: [
    routeTexts(folder('./app')),
    patientRoutes({
      routeModule: folder('./app/api/route-module.ts'),
      dataStrategy: folder('./app/api/data-strategy.ts'),
    }),
    subsetFonts(),
    layerOrder(),
    minifyScripts(),
    compressAssets(),
    remix({
      ignoredRouteFiles: ['**/*.spec.{ts,tsx}'],
      future: FUTURE,
      // Node.js loads CommonJS twice as fast.
      serverModuleFormat: 'cjs',
      serverBuildFile: 'index.cjs',
    }),
  ],
}));
