import { EmailChange } from '../../../server/modules/auth';
import { UsersService } from '../../../server/modules/users';
import { as } from '../../support/as';
import { useTestApp } from '../../support/app';
import { expectError } from '../../support/expect-error';
import { aCliToken } from '../../support/factories/cli-token';
import { aUser, type TestUser, tokenIn } from '../../support/factories/user';
import { graphqlOf } from '../../support/graphql';

const NEW = 'new@example.jp';
const DAY = 24 * 60 * 60 * 1000;

describe('the change of an address', () => {
  const app = useTestApp();
  const { ask, refusal } = graphqlOf(() => app);
  const service = () => app.nest.get(EmailChange, { strict: false });
  const actorOf = ({ id }: TestUser) =>
    ({ kind: 'user', userId: id, sessionId: id, origin: { ip: '127.0.0.1', agent: 'test' } }) as const;
  const request = async (user: TestUser, email = NEW) => {
    const found = await app.nest.get(UsersService, { strict: false }).find(user.id);
    if (found) await service().request(actorOf(user), found, email);
  };
  const confirm = (token: string) => as(app, null).post('/api/auth/verifyEmail', { token });
  const mailedToken = async (email = NEW) => tokenIn((await app.mails(email)).at(-1)?.link);
  const emailOf = async (user: TestUser) => (await as(app, user).get('/api/auth/me')).body.email as string;

  it('counts once the link mailed to the new address is confirmed', async () => {
    const user = await aUser(app);
    await request(user);
    expect(await emailOf(user)).toBe(user.email);
    expect(await service().pendingEmail(user.id)).toBe(NEW);
    await confirm(await mailedToken()).expect(200);
    expect(await emailOf(user)).toBe(NEW);
    expect(await service().pendingEmail(user.id)).toBeNull();
    await as(app, null).post('/api/auth/login', { email: NEW, password: user.password }).expect(200);
  });

  it('tells the old address, and records it', async () => {
    const user = await aUser(app);
    await request(user);
    await confirm(await mailedToken()).expect(200);
    expect((await app.mails(user.email)).at(-1)?.subject).toBe('Kimari: メールアドレスを変更しました');
    const events = await app.database.rows<{ action: string }>(
      "select action from audit_events where target_id = $1 and action like 'user.%email-change' or action = 'user.change-email' order by id",
      [user.id],
    );
    expect(events.map(({ action }) => action)).toEqual(['user.request-email-change', 'user.change-email']);
  });

  it('voids links to reset the password that went to the old address', async () => {
    const user = await aUser(app);
    await as(app, null).post('/api/auth/sendPasswordReset', { email: user.email }).expect(200);
    const token = await mailedToken(user.email);
    await request(user);
    await confirm(await mailedToken()).expect(200);
    await as(app, null)
      .post('/api/auth/resetPassword', { token, newPassword: 'a staple battery 42' })
      .expect(400);
  });

  it('is refused when somebody else has taken the address meanwhile; the link stays', async () => {
    const user = await aUser(app);
    await request(user);
    const token = await mailedToken();
    await aUser(app, { username: 'quick', email: NEW });
    const response = await confirm(token);
    expectError(response, 409, 'CONFLICT', 'このメールアドレスは既に使用されています。');
    expect(await emailOf(user)).toBe(user.email);
    expect(await service().pendingEmail(user.id)).toBe(NEW);
  });

  it('is refused at once for an address that is in use', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    await expect(request(user, other.email.toUpperCase())).rejects.toThrow('users.emailTaken');
  });

  it('takes its link once of twenty times at the same moment, and for a day', async () => {
    const user = await aUser(app);
    await request(user);
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await request(user, 'later@example.jp');
    const late = await mailedToken('later@example.jp');
    app.passTime(DAY);
    await confirm(late).expect(400);
  });

  it('takes the link of the latest request only', async () => {
    const user = await aUser(app);
    await request(user, 'first@example.jp');
    await request(user);
    await confirm(await mailedToken('first@example.jp')).expect(400);
    await confirm(await mailedToken()).expect(200);
  });

  it('can be cancelled, also by asking for the current address', async () => {
    const user = await aUser(app);
    await request(user);
    const token = await mailedToken();
    expect(await ask(user, 'mutation { cancelEmailChange { success message } }')).toEqual({
      cancelEmailChange: { success: true, message: 'The change of the email address has been cancelled' },
    });
    await confirm(token).expect(400);
    await request(user);
    await request(user, user.email.toUpperCase());
    expect(await service().pendingEmail(user.id)).toBeNull();
  });

  it('can be mailed again', async () => {
    const user = await aUser(app);
    const resend = 'mutation { resendEmailChange { message } }';
    expect(await refusal(user, resend)).toMatchObject({ code: 'NOT_FOUND', reason: 'auth.noEmailChange' });
    await request(user);
    const first = await mailedToken();
    await ask(user, resend);
    await confirm(first).expect(400);
    await confirm(await mailedToken()).expect(200);
  });

  it.each(['cancelEmailChange', 'resendEmailChange'])('%s is for people with a session', async (name) => {
    const user = await aUser(app);
    const mutation = `mutation { ${name} { success } }`;
    expect(await refusal(null, mutation)).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await refusal(await aCliToken(app, user), mutation)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
