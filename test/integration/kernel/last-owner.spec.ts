import { Client } from 'pg';
import { createAcmeApp } from '../../support/acme';
import { until } from '../../support/until';

it('keeps one of two owners who leave at the same moment', async () => {
  const { app, acme, hanako, taro } = await createAcmeApp();
  await app.database.rows(`update memberships set role = 'owner'`);
  const sessions = await Promise.all(
    [hanako, taro].map(async ({ id }) => {
      const client = new Client({ connectionString: app.database.url });
      await client.connect();
      await client.query('begin');
      await client.query('delete from memberships where organization_id = $1 and user_id = $2', [
        acme.id,
        id,
      ]);
      return client;
    }),
  );
  const [first, second] = sessions as [Client, Client];
  // The deferred check locks the organization's row until the commit.
  await first.query('set constraints memberships_keep_an_owner immediate');
  const late = second.query('commit').then(
    () => 'left',
    (error: { constraint?: string }) => error.constraint,
  );
  await until(async () => (await app.database.rows('select 1 from pg_locks where not granted')).length > 0);
  await first.query('commit');
  expect(await late).toBe('ck_memberships_owner');
  expect(await app.database.rows('select user_id as id from memberships')).toEqual([{ id: taro.id }]);
  await Promise.all(sessions.map((client) => client.end()));
  await app.close();
});
