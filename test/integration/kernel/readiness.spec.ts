import { namesOfMigrations } from '../../../server/kernel/database/known-migrations';
import { pendingMigrations } from '../../../server/kernel/database/migrate';
import { useTestApp } from '../../support/app';

describe('a process on a database of another release', () => {
  const app = useTestApp();
  const ready = () => app.http().get('/readyz');
  const forget = (names: readonly string[]) =>
    app.database.rows('delete from schema_migrations where name = any($1)', [names]);
  const remember = (names: readonly string[]) =>
    app.database.rows(
      `insert into schema_migrations (timestamp, name) select right(name, 13)::bigint, name from unnest($1::text[]) name`,
      [names],
    );

  it('is not ready while any migration of its own is missing, and names it', async () => {
    const names = await namesOfMigrations();
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) {
      await forget([name]);
      await ready().expect(503, { status: 'migrations are missing', missing: [name] });
      expect(await pendingMigrations(app.database.url)).toEqual([name]);
      await remember([name]);
    }
    await ready().expect(200, { status: 'ready' });
  });

  it('names the first of many, in order', async () => {
    const names = await namesOfMigrations();
    await forget(names.slice(3));
    await ready().expect(503, { status: 'migrations are missing', missing: names.slice(3, 13) });
    await remember(names.slice(3));
  });

  it('is not ready on a database without a schema', async () => {
    await app.database.rows('alter table schema_migrations rename to moved');
    const { status, body } = await ready();
    await app.database.rows('alter table moved rename to schema_migrations');
    expect([status, body.missing.length]).toEqual([503, 10]);
  });

  it('stays ready when a later release has added its migrations, as it does before this one ends', async () => {
    await remember(['OfALaterRelease9990000000001']);
    await ready().expect(200, { status: 'ready' });
    await forget(['OfALaterRelease9990000000001']);
  });

  it('is alive all the same', async () => {
    const [last] = (await namesOfMigrations()).slice(-1);
    await forget([last ?? '']);
    await app.http().get('/livez').expect(200, { status: 'alive' });
    await remember([last ?? '']);
  });
});
