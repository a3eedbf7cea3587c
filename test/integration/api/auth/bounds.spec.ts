import { LIMITS } from '@kimari/common/limits';
import type { Actor } from '../../../../server/access/actor';
import { SessionsService } from '../../../../server/modules/auth';
import { CliTokensService } from '../../../../server/modules/auth/tokens/cli-tokens.service';
import { UsersService } from '../../../../server/modules/users';
import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { aUser, type TestUser } from '../../../support/factories/user';

const MINUTE = 60_000;

describe('an account', () => {
  const app = useTestApp();
  const actor: Actor = { kind: 'anonymous', origin: { ip: '192.0.2.1', agent: '' } };
  const start = async ({ id }: TestUser): Promise<string> => {
    const user = await app.nest.get(UsersService, { strict: false }).find(id);
    if (!user) throw new Error('No such user');
    return (await app.nest.get(SessionsService, { strict: false }).start(actor, user, true)).accessToken;
  };
  const issue = ({ id: userId }: TestUser) =>
    app.nest
      .get(CliTokensService, { strict: false })
      .issue(actor, { userId, name: 'cli', clientId: 'cli', scopes: ['read'] });
  const isAlive = async (token: string) => (await as(app, token).get('/api/auth/me')).status === 200;
  /** A few at once, as a busy machine gives few connections. */
  const many = async <Made>(times: number, make: () => Promise<Made>) => {
    const made: Made[] = [];
    while (made.length < times)
      made.push(...(await Promise.all(Array.from({ length: Math.min(10, times - made.length) }, make))));
    return made;
  };
  const ended = (action: string) =>
    app.database.rows('select 1 from audit_events where action = $1', [action]);

  it('has fifty sessions, of which the one used longest ago makes room', async () => {
    const user = await aUser(app);
    app.passTime(MINUTE);
    const [early] = await many(10, () => start(user));
    const { body } = await app.http().post('/api/auth/refresh').send({ refreshToken: user.refreshToken });
    app.passTime(MINUTE);
    await as(app, body.accessToken).get('/api/auth/me').expect(200);
    await app.http().post('/api/auth/refresh').send({ refreshToken: body.refreshToken }).expect(200);
    const rest = await many(LIMITS.sessions.max - 1, () => start(user));
    expect(await isAlive(body.accessToken)).toBe(true);
    expect(await isAlive(early ?? '')).toBe(false);
    for (const token of rest.slice(0, 3)) expect(await isAlive(token)).toBe(true);
    const { sessions } = (await as(app, body.accessToken).get('/api/auth/sessions').expect(200)).body;
    expect(sessions).toHaveLength(LIMITS.sessions.max);
    expect(await ended('session.end')).toHaveLength(10);
  });

  it('has fifty command-line tokens, of which the one used longest ago makes room', async () => {
    const user = await aUser(app);
    const [used, unused] = [await issue(user), await issue(user)];
    app.passTime(MINUTE);
    expect(await isAlive(used)).toBe(true);
    await many(LIMITS.cliTokens.max - 1, () => issue(user));
    expect(await isAlive(used)).toBe(true);
    expect(await isAlive(unused)).toBe(false);
    const { body } = await as(app, user).get('/api/auth/cli-tokens').expect(200);
    expect(body).toHaveLength(LIMITS.cliTokens.max);
    expect(await ended('cli-token.revoke')).toHaveLength(1);
  });

  it('costs others nothing', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    await many(LIMITS.sessions.max + 5, () => start(user));
    expect(await isAlive(other.accessToken)).toBe(true);
    expect(await isAlive(user.accessToken)).toBe(false);
  });
});
