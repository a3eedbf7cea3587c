import path from 'node:path';
import type { Workers } from '@kimari/common/host-context';
import type { WorkerPool } from '../kernel/workers/worker-pool';
import type { Renderer } from '../modules/rendering';
import { workerFile } from './built-pages';
import { folderDigest } from './folder-digest';

/** Lets pages run the tasks of the web app's worker file in threads. */
export function pageWorkers(pool: WorkerPool): Workers {
  const file = workerFile();
  return { run: ({ name, deadline }, input) => pool.run({ file, name, deadline }, input) };
}

/** The renderer of the pages. Its fingerprint covers all that it is built from, packages included. */
export function pageRenderer(workers: Workers): Renderer {
  return {
    fingerprint: () => folderDigest(path.dirname(workerFile())),
    render: (content, deadline) => workers.run({ name: 'renderPacked', deadline }, { content }),
  };
}
