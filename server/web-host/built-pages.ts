import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { StartError } from '../boot/report-failure';
import { projectPath } from '../kernel/config/project-folder';

/** The web app as the host needs it: how to answer, and which files go with it. */
export type Pages = {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly version: () => string;
};

/** The folder of the web app. */
export function webFolder(): string {
  return projectPath('web');
}

/** What `npm run build` has made of the web app. Throws {@link StartError} when it has not run. */
export async function builtPages(): Promise<Pages & { readonly clientFolder: string }> {
  const entry = path.join(webFolder(), 'build/server/index.js');
  if (!existsSync(entry)) throw new StartError('The web app is not built: run `npm run build` first');
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return { build, version: () => build.assets.version, clientFolder: path.join(webFolder(), 'build/client') };
}
