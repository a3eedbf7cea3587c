import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { type Pages, webFolder } from './built-pages';

/** Development only: Vite in middleware mode, which compiles pages when they are asked for. */
export async function vitePages(): Promise<
  Pages & { readonly middleware: RequestHandler; close(): Promise<void> }
> {
  const root = webFolder();
  // Remix's plugin looks for the app where the process runs.
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
