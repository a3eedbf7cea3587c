import { setImmediate as nextTick } from 'node:timers/promises';
import { BoundedQueue } from './bounded-queue';

/** A job that ends when `finish` is called. */
function heldJob() {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { job: () => finished, finish };
}

describe('BoundedQueue', () => {
  it('runs a fixed number of jobs at once, in order of arrival', async () => {
    const queue = new BoundedQueue(1, 2);
    const [first, second] = [heldJob(), heldJob()];
    const order: number[] = [];
    const runs = [
      queue.run(async () => {
        order.push(1);
        await first.job();
      }),
      queue.run(async () => {
        order.push(2);
        await second.job();
      }),
      queue.run(async () => void order.push(3)),
    ];
    await nextTick();
    expect(order).toEqual([1]);
    first.finish();
    await nextTick();
    expect(order).toEqual([1, 2]);
    second.finish();
    await Promise.all(runs);
    expect(order).toEqual([1, 2, 3]);
  });

  it('rejects jobs while too many wait, and accepts them again afterwards', async () => {
    const queue = new BoundedQueue(1, 1);
    const held = heldJob();
    const running = queue.run(held.job);
    const waiting = queue.run(() => Promise.resolve('waited'));
    await nextTick();
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({
      definition: { code: 'SERVICE_UNAVAILABLE' },
      params: { retryAfter: 1 },
    });
    held.finish();
    await running;
    await expect(waiting).resolves.toBe('waited');
    await expect(queue.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('frees its slot when a job fails', async () => {
    const queue = new BoundedQueue(1, 0);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
