import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Workers } from '@kimari/common/host-context';
import type { WorkerPool } from '../kernel/workers/worker-pool';
import type { Renderer } from '../modules/rendering';
import { workerFile } from './built-pages';

/** Lets pages run the tasks of the web app's worker file in threads. */
export function pageWorkers(pool: WorkerPool): Workers {
  const file = workerFile();
  return { run: ({ name, deadline }, input) => pool.run({ file, name, deadline }, input) };
}

/** The renderer of the pages. Its fingerprint covers all that it is built from, packages included. */
export function pageRenderer(workers: Workers): Renderer {
  return {
    fingerprint: () => digestOf(path.dirname(workerFile())),
    render: (content, deadline) => workers.run({ name: 'renderPacked', deadline }, { content }),
  };
}

async function digestOf(folder: string): Promise<Buffer> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    const content = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    hash.update(`${path.relative(folder, file)} ${content}\n`);
  }
  return hash.digest();
}
