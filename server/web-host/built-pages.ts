import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { StartError } from '../kernel/config/report-failure';
import type { Env } from '../kernel/config/env';
import { projectPath } from '../kernel/config/project-folder';

/** The server build of the web app and its version. */
export type Pages = {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly version: () => string;
};

/** The folder of the web app. */
export function webFolder(): string {
  return projectPath('web');
}

/** Throws {@link StartError} when the web app is not built, so that the start fails before its slow part. */
export function requireBuiltPages(env: Pick<Env, 'NODE_ENV'>): void {
  const files = env.NODE_ENV === 'development' ? [workerFile()] : [serverEntry(), workerFile()];
  if (files.every((file) => existsSync(file))) return;
  throw new StartError('The web app is not built: run `npm run build` first');
}

/** Loads the output of `npm run build`. */
export function builtPages(): Pages & { readonly clientFolder: string } {
  const entry = serverEntry();
  const build = createRequire(entry)(entry) as ServerBuild;
  return { build, version: () => build.assets.version, clientFolder: path.join(webFolder(), 'build/client') };
}

/** The web app's worker file, loaded by threads for text processing. */
export function workerFile(): string {
  return path.join(webFolder(), 'build/worker/worker.js');
}

function serverEntry(): string {
  return path.join(webFolder(), 'build/server/index.cjs');
}
