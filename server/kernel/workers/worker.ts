import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { parentPort, threadId, workerData } from 'node:worker_threads';

/** A task as it travels to a worker: a function of a file, and what it is called with. */
export type WorkOrder = {
  readonly id: number;
  readonly file: string;
  readonly task: string;
  readonly input: unknown;
};

/** What a worker says: that a task begins, from when its time counts; that it holds too much memory to go on. */
export type WorkerMessage =
  { readonly started: number } | { readonly ended: number; readonly fullThread: number };

/** Files whose tasks a worker can do at once, without loading anything first. */
export type WorkerSetup = { readonly preload: readonly string[] };

type Tasks = Readonly<Record<string, ((input: unknown) => unknown) | undefined>>;

async function tasksOf(file: string): Promise<Tasks> {
  // Tests run the source, which only `require` can be taught to read.
  if (file.endsWith('.ts')) return createRequire(__filename)(file) as Tasks;
  return (await import(pathToFileURL(file).href)) as Tasks;
}

/** Bytes outside JavaScript's heap, which no limit of a thread counts: what WebAssembly takes, it never gives back. */
const MOST_EXTERNAL_MEMORY = 256 * 1024 * 1024;

function say(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

async function perform({ id, file, task, input }: WorkOrder): Promise<unknown> {
  const tasks = await tasksOf(file);
  const run = tasks[task];
  if (!run) throw new Error(`${file} has no task called ${task}`);
  say({ started: id });
  const result = await run(input);
  if (getHeapStatistics().external_memory > MOST_EXTERNAL_MEMORY) say({ ended: id, fullThread: threadId });
  return result;
}

/** The handler that piscina waits for before it counts a worker as ready. */
export const handler = Promise.all((workerData as WorkerSetup).preload.map(tasksOf)).then(() => perform);
