import type { Workers } from '@kimari/common/host-context';
import type { WorkerPool } from '../kernel/workers/worker-pool';
import { workerFile } from './built-pages';

/** Starts the worker threads with the web app's worker file and lets pages run its tasks. */
export function pageWorkers(pool: WorkerPool): Workers {
  const file = workerFile();
  pool.start(file);
  return { run: ({ name, deadline }, input) => pool.run({ file, name, deadline }, input) };
}
