import { as } from '../../support/as';
import { useTestApp } from '../../support/app';
import { aRegistration, aUser, tokenIn } from '../../support/factories/user';
import { graphqlOf } from '../../support/graphql';

const HANAKO = { username: 'hanako', email: 'hanako@example.jp', password: 'correct horse' };
const DAY = 24 * 60 * 60 * 1000;

describe('the state of a mailed link', () => {
  const app = useTestApp();
  const { ask } = graphqlOf(() => app);
  const mailedToken = async () => tokenIn((await app.mails(HANAKO.email)).at(-1)?.link);
  const stateOf = async (token: string) =>
    (
      await ask(null, 'query ($input: VerifyEmailInput!) { verificationLink(input: $input) }', {
        input: { token },
      })
    )['verificationLink'];
  const accountOf = async (token: string) =>
    (
      await ask(
        null,
        'query ($input: PasswordResetLinkInput!) { passwordResetLink(input: $input) { username email } }',
        { input: { token } },
      )
    )['passwordResetLink'];
  const verify = (token: string) => as(app, null).post('/api/auth/verifyEmail', { token });

  it('is read without using the link', async () => {
    await aRegistration(app, HANAKO);
    const token = await mailedToken();
    expect([await stateOf(token), await stateOf(token)]).toEqual(['OPEN', 'OPEN']);
    await verify(token).expect(200);
  });

  it('says that the address is verified already', async () => {
    await aRegistration(app, HANAKO);
    const token = await mailedToken();
    await verify(token).expect(200);
    expect(await stateOf(token)).toBe('VERIFIED');
    app.passTime(DAY);
    expect(await stateOf(token)).toBe('VERIFIED');
  });

  it('is invalid for an expired, a replaced or an unknown link', async () => {
    await aRegistration(app, HANAKO);
    const first = await mailedToken();
    await as(app, null).post('/api/auth/sendVerification', { email: HANAKO.email }).expect(200);
    const second = await mailedToken();
    expect(await stateOf(first)).toBe('INVALID');
    app.passTime(DAY);
    expect(await stateOf(second)).toBe('INVALID');
    expect(await stateOf('kvr_x')).toBe('INVALID');
  });

  it('names the account of a link to reset the password, to its holder only', async () => {
    const { username, email } = await aUser(app, HANAKO);
    await as(app, null).post('/api/auth/sendPasswordReset', { email }).expect(200);
    const token = await mailedToken();
    expect(await accountOf(token)).toEqual({ username, email });
    const another = `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`;
    expect(await accountOf(another)).toBeNull();
    await as(app, null)
      .post('/api/auth/resetPassword', { token, newPassword: 'a staple battery 42' })
      .expect(200);
    expect(await accountOf(token)).toBeNull();
  });
});

describe('the strength of a password', () => {
  const app = useTestApp();
  const { ask } = graphqlOf(() => app);
  const strengthOf = async (password: string, owner: object = {}) =>
    (
      await ask(null, 'mutation ($input: PasswordStrengthInput!) { passwordStrength(input: $input) }', {
        input: { password, ...owner },
      })
    )['passwordStrength'];

  it.each([
    'password',
    '12345678',
    'Password1!',
    'haruka-mizuno',
    'correct horse',
    'qwertyui',
    'Zq8$kk2',
    'p4$$w0rd',
    'tr0ub4dor&3',
  ])('is weak exactly when the registration refuses it: %s', async (password) => {
    const owner = { username: 'haruka', email: 'haruka.mizuno@example.jp' };
    const strength = await strengthOf(password, owner);
    const { status } = await as(app, null).post('/api/auth/register', { ...owner, password });
    expect(status).toBe(strength === 'WEAK' ? 400 : 200);
  });

  it('is weak for nothing, and known without an owner', async () => {
    expect(await strengthOf('')).toBe('WEAK');
    expect(await strengthOf('correct horse battery')).toBe('STRONG');
  });
});

describe('the limit of asking for strengths', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it('counts every password of an operation', async () => {
    const aliases = Array.from({ length: 15 }, (_, n) => `p${n}: passwordStrength(input: {password: "x"})`);
    const run = () => as(app, null).graphql(`mutation { ${aliases.join(' ')} }`);
    const answers = [];
    for (let count = 0; count < 17; count++) answers.push((await run()).body.errors?.[0]?.extensions.code);
    expect(answers).toEqual([...Array<undefined>(16).fill(undefined), 'TOO_MANY_REQUESTS']);
  });
});
