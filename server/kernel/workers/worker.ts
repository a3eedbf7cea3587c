import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { parentPort, threadId } from 'node:worker_threads';

/** The message that starts a task: an exported function of a file, and its input. */
export type WorkOrder = {
  readonly id: number;
  readonly file: string;
  readonly task: string;
  readonly input: unknown;
};

/** Messages from a worker: a task has started, or the thread uses too much memory and should be replaced. */
export type WorkerMessage =
  | { readonly started: number }
  | { readonly ended: number; readonly fullThread: number };

type Tasks = Readonly<Record<string, ((input: unknown) => unknown) | undefined>>;

async function tasksOf(file: string): Promise<Tasks> {
  // Tests run TypeScript sources, which only `require` can load.
  if (file.endsWith('.ts')) return createRequire(__filename)(file) as Tasks;
  const loaded = (await import(pathToFileURL(file).href)) as Tasks & { readonly default?: Tasks };
  // The names that a bundle in CommonJS exports are known only once it has run.
  return loaded.default ?? loaded;
}

/** Bytes outside the JavaScript heap, which resource limits ignore; WebAssembly never releases its memory. */
const MAX_EXTERNAL_MEMORY = 256 * 1024 * 1024;

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

async function perform({ id, file, task, input }: WorkOrder): Promise<unknown> {
  const tasks = await tasksOf(file);
  const run = tasks[task];
  if (!run) throw new Error(`${file} has no task called ${task}`);
  say({ started: id });
  const result = await run(input);
  if (getHeapStatistics().external_memory > MAX_EXTERNAL_MEMORY) say({ ended: id, fullThread: threadId });
  return result;
}

/** The task handler. */
export const handler = perform;
