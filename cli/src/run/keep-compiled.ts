import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { cacheFolder } from '../account/folders';
import type { Environment } from '../lib/environment';

/** Lets Node ≥ 22.8 keep the compiled code of what is loaded from now on; older ones compile it each time. */
export function keepCompiled(environment: Environment): void {
  const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown };
  const folder = cacheFolder(environment);
  if (folder !== null) enableCompileCache?.(join(folder, 'compiled'));
}
