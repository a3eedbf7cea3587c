import { WorkerPool } from '../../kernel/workers/worker-pool';
import { type DigestedText, LineComparisonService } from './line-comparison.service';

const named = (text: string): DigestedText => ({ name: 'a.md', text, digest: `sha256:${text.length}` });

describe('LineComparisonService', () => {
  it('compares in a worker thread, once for all callers', async () => {
    const pool = new WorkerPool({ WEB_CONCURRENCY: 1 }, console);
    const run = jest.spyOn(pool, 'run');
    const service = new LineComparisonService(pool);
    const ask = () => service.compare(named('one\n'), named('one\ntwo\n'));
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toMatchObject({ additions: 1, deletions: 0 });
    expect(second).toBe(first);
    expect(run).toHaveBeenCalledTimes(1);
    await expect(service.count('one\n', 'two\n')).resolves.toEqual({ additions: 1, deletions: 1 });
    await pool.onModuleDestroy();
  });

  it('shows a full replacement when the comparison takes too long, and is unavailable when the queue is full', async () => {
    const pool = {
      run: jest.fn().mockResolvedValueOnce({ kind: 'overran' }).mockResolvedValue({ kind: 'busy' }),
    };
    const service = new LineComparisonService(pool as unknown as WorkerPool);
    await expect(service.compare(named('a\n'), named('bc\n'))).resolves.toMatchObject({
      patch: expect.stringContaining('-a\n+bc'),
    });
    await expect(service.compare(named('a\n'), named('bcd\n'))).rejects.toThrow('request.unavailable');
    await expect(service.compare(named('a\n'), named('bcd\n'))).rejects.toThrow('request.unavailable');
    expect(pool.run).toHaveBeenCalledTimes(3);
    await expect(service.count('a', 'b')).resolves.toBeNull();
  });
});
