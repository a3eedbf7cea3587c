import { BackgroundConnection } from '../../../server/kernel/database/background-connection';
import { useTestApp } from '../../support/app';
import { until } from '../../support/until';

describe('a connection for scheduled work', () => {
  const app = useTestApp();
  const connection = () => app.nest.get(BackgroundConnection, { strict: false });

  it('fails only its own work when the database closes it', async () => {
    const work = connection().runAlone('cut off', async ({ query }) => {
      const [backend] = await query<{ pid: number }>('select pg_backend_pid() as pid');
      await app.database.rows('select pg_terminate_backend($1)', [backend?.pid]);
      // Without a listener, the error that pg emits would be an uncaught exception.
      await query('select pg_sleep(5)');
    });
    await expect(work).rejects.toThrow(/terminat|connection error/);
    await expect(connection().runAlone('cut off', async () => undefined)).resolves.toBe(true);
  });

  it('survives being closed between two statements', async () => {
    const work = connection().runAlone('idle', async ({ query }) => {
      const [backend] = await query<{ pid: number }>('select pg_backend_pid() as pid');
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

  async function untilGone(pid: number | undefined): Promise<void> {
    await until(async () => {
      const rows = await app.database.rows('select 1 from pg_stat_activity where pid = $1', [pid]);
      return rows.length === 0;
    });
  }
});
