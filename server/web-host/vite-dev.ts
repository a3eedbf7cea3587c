import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { type Pages, webFolder } from './built-pages';

/** Development only: runs Vite in middleware mode, which compiles pages on demand. */
export async function vitePages(): Promise<
  Pages & { readonly middleware: RequestHandler; close(): Promise<void> }
> {
  const root = webFolder();
  // Remix's plugin resolves the app from the working directory.
  process.chdir(root);
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  return {
    middleware: vite.middlewares,
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as unknown as Promise<ServerBuild>,
    version: () => 'development',
    close: () => vite.close(),
  };
}
