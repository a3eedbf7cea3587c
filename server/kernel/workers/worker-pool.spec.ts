import { monitorEventLoopDelay } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { WorkerPool } from './worker-pool';

const FILE = resolve(__dirname, '../../../test/support/worker-tasks.cjs');
const task = (name: string, deadline = 20_000) => ({ file: FILE, name, deadline });

describe('WorkerPool', () => {
  let pool: WorkerPool;
  beforeAll(() => {
    pool = new WorkerPool({ WEB_CONCURRENCY: 1 }, console);
  });
  afterAll(() => pool.onModuleDestroy());

  it('returns the result of a task and rethrows its error', async () => {
    await expect(pool.run(task('double'), 21)).resolves.toEqual({ kind: 'done', result: 42 });
    await expect(pool.run(task('fail'), null)).rejects.toThrow('It went wrong.');
  });

  it('replaces a thread whose task overruns, without blocking the event loop', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const overrun = await Promise.all(
      Array.from({ length: 6 }, () => pool.run(task('backtrack', 100), null)),
    );
    delay.disable();
    expect(overrun.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'overran'));
    // A task that ran here would block it for minutes.
    expect(delay.max / 1e6).toBeLessThan(20_000);
    await expect(pool.run(task('double'), 1)).resolves.toEqual({ kind: 'done', result: 2 });
  });

  it('runs everything that waits behind tasks whose threads are terminated', async () => {
    const names = [
      'backtrack',
      'double',
      'backtrack',
      'backtrack',
      'fillMemory',
      'double',
      'backtrack',
      'double',
    ];
    const outcomes = await Promise.all(names.map((name) => pool.run(task(name, 200), 4)));
    const ended = names.map((name) => (name === 'double' ? 'done' : 'overran'));
    expect(outcomes.map(({ kind }) => kind)).toEqual(ended);
  });

  it('treats excessive memory use as an overrun', async () => {
    await expect(pool.run(task('fillMemory'), null)).resolves.toEqual({ kind: 'overran' });
    await expect(pool.run(task('double'), 2)).resolves.toEqual({ kind: 'done', result: 4 });
  });

  it('rejects tasks only when the queue is full', async () => {
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => pool.run(task('double'), 1)));
    const busy = outcomes.filter(({ kind }) => kind === 'busy').length;
    expect(busy).toBeGreaterThan(100);
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(200 - busy);
    await expect(pool.run(task('double'), 3)).resolves.toEqual({ kind: 'done', result: 6 });
  });

  it('reports waiting and new tasks as busy once it is closed', async () => {
    const closing = new WorkerPool({ WEB_CONCURRENCY: 1 }, console);
    const waiting = closing.run(task('backtrack'), null);
    await closing.run(task('double'), 1);
    await closing.onModuleDestroy();
    await expect(waiting).resolves.toEqual({ kind: 'busy' });
    await expect(closing.run(task('double'), 1)).resolves.toEqual({ kind: 'busy' });
  });
});

/** Ends a thread in the turn in which it has no task left. */
class ImpatientPool extends WorkerPool {
  protected override readonly idleTimeout = 0;
}

describe('threads', () => {
  it('end when they are idle, and others start with the next task', async () => {
    const pool = new ImpatientPool({ WEB_CONCURRENCY: 1 }, console);
    const threads: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      threads.push(await pool.run(task('thread'), null));
      // Behind the timer of the thread, which is as short and was set before.
      await new Promise((next) => setTimeout(next, 1));
    }
    await pool.onModuleDestroy();
    expect(new Set(threads.map((outcome) => JSON.stringify(outcome))).size).toBe(3);
  });

  it('serve task after task, and one is enough for tasks that do not overlap', async () => {
    const pool = new WorkerPool({ WEB_CONCURRENCY: 1 }, console);
    const threads: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) threads.push(await pool.run(task('thread'), null));
    await pool.onModuleDestroy();
    expect(new Set(threads.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  });
});
