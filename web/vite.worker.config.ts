import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { scopedName } from './bundling/style-modules';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the file whose functions the server runs in threads, and chunks that it loads when a text needs them. */
export default defineConfig({
  root: folder('.'),
  publicDir: false,
  resolve: { alias: { '#app': folder('./app'), '@kimari/common': folder('../common') } },
  // The same class names as in the pages, because the worker renders diff rows.
  css: { modules: { generateScopedName: scopedName } },
  ssr: { noExternal: true },
  build: {
    ssr: folder('./app/content/worker.server.ts'),
    outDir: folder('./build/worker'),
    target: 'es2022',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'worker.js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
});
