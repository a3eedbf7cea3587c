import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { aCliToken } from '../../../support/factories/cli-token';
import { aRegistration, aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

describe('moderators', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'boss@example.jp,later@example.jp' });
  const { ask, refusal } = graphqlOf(() => app);
  let boss: TestUser;
  let yuki: TestUser;

  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
    yuki = await aUser(app, { username: 'yuki' });
  });

  const call = (who: TestUser | string, name: string, userId: string) =>
    as(app, who).post(`/api/admin/${name}`, { userId }).set('Accept-Language', 'en');
  const list = (who: TestUser) => as(app, who).get('/api/admin/moderators').set('Accept-Language', 'en');

  it('are appointed and dismissed by administrators, on record', async () => {
    const { body } = await call(boss, 'assignModerator', yuki.id).expect(200);
    expect(body).toEqual({ success: true, message: 'Moderator assigned' });
    await call(boss, 'assignModerator', yuki.id).expect(200);
    expect((await list(boss).expect(200)).body).toEqual([
      { id: yuki.id, username: 'yuki', email: '', role: 'moderator', createdAt: expect.any(Number) },
      {
        id: boss.id,
        username: 'boss',
        email: 'boss@example.jp',
        role: 'admin',
        createdAt: expect.any(Number),
      },
    ]);
    expect((await as(app, yuki).get('/api/auth/me')).body.role).toBe('moderator');
    await call(boss, 'removeModerator', yuki.id).expect(200);
    expect((await list(boss)).body).toHaveLength(1);
    expectError(
      await call(boss, 'removeModerator', yuki.id),
      400,
      'BAD_REQUEST',
      'This user is not a moderator',
    );
    const events = await app.database.rows(
      "select action, actor_id, target_id from audit_events where action like 'moderator.%' order by id",
    );
    expect(events).toEqual([
      { action: 'moderator.assign', actor_id: boss.id, target_id: yuki.id },
      { action: 'moderator.remove', actor_id: boss.id, target_id: yuki.id },
    ]);
  });

  it('are neither administrators nor missing accounts', async () => {
    const other = await aUser(app, { username: 'later' });
    for (const name of ['assignModerator', 'removeModerator']) {
      expectError(
        await call(boss, name, other.id),
        403,
        'FORBIDDEN',
        "An administrator's role cannot be changed here",
      );
      expectError(await call(boss, name, 'nobody'), 404, 'NOT_FOUND', 'User not found');
    }
  });

  it('appoint nobody, and neither does an administrator whose address is not verified', async () => {
    await call(boss, 'assignModerator', yuki.id).expect(200);
    const somebody = await aUser(app);
    expectError(await call(yuki, 'assignModerator', somebody.id), 403, 'FORBIDDEN', 'Permission denied');
    expectError(await list(yuki), 403, 'FORBIDDEN', 'Permission denied');
    expect((await call(await aCliToken(app, boss), 'assignModerator', somebody.id)).status).toBe(403);
    await app.database.rows("update users set email_verified_at = null where email = 'boss@example.jp'");
    expectError(await call(boss, 'assignModerator', somebody.id), 403, 'FORBIDDEN', 'Permission denied');
  });

  it('do not come from a configured address before it is verified', async () => {
    await aRegistration(app, { username: 'later', email: 'later@example.jp', password: 'correct horse' });
    expect((await list(boss)).body).toHaveLength(1);
  });

  it('lose the role with the account', async () => {
    await call(boss, 'assignModerator', yuki.id).expect(200);
    await as(app, yuki)
      .post('/api/users/deleteAccount', { password: yuki.password, confirmation: 'DELETE' })
      .expect(200);
    expect((await list(boss)).body).toHaveLength(1);
    expectError(await call(boss, 'assignModerator', yuki.id), 404, 'NOT_FOUND', 'User not found');
  });

  it('are managed over GraphQL too', async () => {
    const input = { userId: yuki.id };
    const { done } = await ask(
      boss,
      'mutation ($input: ModeratorInput!) { done: assignModerator(input: $input) { message } }',
      { input },
    );
    expect(done).toEqual({ message: 'Moderator assigned' });
    expect(await ask(boss, '{ moderators { username role email } }')).toEqual({
      moderators: [
        { username: 'yuki', role: 'moderator', email: '' },
        { username: 'boss', role: 'admin', email: 'boss@example.jp' },
      ],
    });
    expect(await refusal(yuki, '{ moderators { username } }')).toMatchObject({ code: 'FORBIDDEN' });
    await ask(boss, 'mutation ($input: ModeratorInput!) { removeModerator(input: $input) { success } }', {
      input,
    });
    expect(await ask(yuki, '{ viewer { role } }')).toEqual({ viewer: { role: 'user' } });
  });
});
