import { BackgroundConnection } from '../../../server/kernel/database/background-connection';
import { Commits } from '../../../server/kernel/database/commits';
import { SILENT } from '../../../server/kernel/database/database';
import { useTestApp } from '../../support/app';
import { until } from '../../support/until';

describe('a connection for scheduled work', () => {
  const app = useTestApp();
  const connection = () => app.nest.get(BackgroundConnection, { strict: false });

  it('fails its work, and nothing else, when the database cuts it off', async () => {
    const work = connection().runAlone('cut off', async ({ read }) => {
      const [backend] = await read<{ pid: number }>('select pg_backend_pid() as pid');
      await app.database.rows('select pg_terminate_backend($1)', [backend?.pid]);
      // Without a listener, what pg emits here would be an uncaught exception.
      await read('select pg_sleep(5)');
    });
    await expect(work).rejects.toThrow(/terminat|connection error/);
    await expect(connection().runAlone('cut off', async () => undefined)).resolves.toBe(true);
  });

  it('is cut off between two statements without ending the process', async () => {
    const work = connection().runAlone('idle', async ({ read }) => {
      const [backend] = await read<{ pid: number }>('select pg_backend_pid() as pid');
      await app.database.rows('select pg_terminate_backend($1)', [backend?.pid]);
      await untilGone(backend?.pid);
    });
    await expect(work).resolves.toBe(true);
  });

  it('runs the work in only one of several processes', async () => {
    const inside = await connection().runAlone('once', async () => {
      await expect(connection().runAlone('once', async () => undefined)).resolves.toBe(false);
    });
    expect(inside).toBe(true);
  });

  it('notes when work ran and how it ended', async () => {
    await connection().runNoted('noted', () => Promise.resolve());
    await expect(
      connection().runNoted('failing', () => Promise.reject(new Error('It went wrong.'))),
    ).rejects.toThrow();
    expect(
      await app.database.rows(
        `select name, outcome, error from job_runs where name in ('noted', 'failing') and finished_at is not null order by name`,
      ),
    ).toEqual([
      { name: 'failing', outcome: 'failed', error: 'It went wrong.' },
      { name: 'noted', outcome: 'done', error: null },
    ]);
  });

  it('announces what it has changed, and nothing else', async () => {
    let announced = 0;
    app.nest.get(Commits, { strict: false }).onChange(() => announced++);
    const announcements: number[] = [];
    await connection().runAlone('announced', async ({ read, write }) => {
      await read('select 1');
      await write('select 1', [], SILENT);
      announcements.push(announced);
      await write('select 1');
      announcements.push(announced);
      await connection().runAlone('announced', async () => undefined);
    });
    expect([...announcements, announced]).toEqual([0, 1, 1]);
  });

  async function untilGone(pid: number | undefined): Promise<void> {
    await until(async () => {
      const rows = await app.database.rows('select 1 from pg_stat_activity where pid = $1', [pid]);
      return rows.length === 0;
    });
  }
});
