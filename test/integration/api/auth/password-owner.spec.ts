import { OperatorAccounts } from '../../../../server/modules/auth';
import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aUser, tokenIn, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

type Person = {
  readonly username: string;
  readonly email: string;
  readonly displayName: string | null;
  /** Made of what is known about the person. */
  readonly guessable: readonly string[];
  /** Hard to guess although a part of a name occurs in it; one for each way to set a password. */
  readonly fine: readonly [string, string, string, string];
};

const PEOPLE: readonly Person[] = [
  {
    username: 'greenhouse',
    email: 'post@kitanohara.example',
    displayName: 'Sakurako Minamida',
    guessable: [
      'SakurakoMinamida',
      'minamida.sakurako1984',
      'S4kur4ko!2026',
      'sakurako-greenhouse',
      'Greenhouse99',
      'kitanohara1',
    ],
    fine: [
      'sakurako feeds nine otters',
      'tr4in to minamida at dawn',
      'xK9#mQ2$vLpw',
      'otter greenhouse 4711',
    ],
  },
  {
    username: 'reader-77',
    email: 'reader77@example.jp',
    displayName: '山田　花子（開発部）',
    guessable: [
      '山田花子２０２６',
      '花子山田!1234',
      '山田　花子　山田　花子',
      '開発部の山田花子',
      'ｒｅａｄｅｒ７７',
    ],
    fine: ['花子の猫は夜に歌う', '山田から海を見ている', '開発部でお茶を三杯飲む', '雨の日は図書館で眠る'],
  },
  {
    username: 'k-suzuki',
    email: 'k.suzuki@example.jp',
    displayName: 'ﾋﾉｷﾀﾞ ｶｵﾙ',
    guessable: ['ひのきだ　かおる', 'ヒノキダカオル2026', 'かおる・ひのきだ', 'ﾋﾉｷﾀﾞ19840512'],
    fine: [
      'かおるコーヒーは朝に限る',
      'ひのきだけの森を歩く',
      'suzuki rides a red bicycle',
      'blue kettle 9 o clock',
    ],
  },
  {
    username: 'zhang3',
    email: 'zhang3@example.jp',
    displayName: 'Li',
    guessable: ['zhang3zhang3', 'Zhang-3-2026', 'example.jp'],
    fine: ['olive library limit', 'delicate-lilac-81', 'Lithium pulls light', 'a lion in Lisbon'],
  },
  {
    username: 'plain-owner',
    email: 'plain.owner@example.jp',
    displayName: null,
    guessable: ['plainowner1', 'plain.owner@example.jp'],
    fine: ['null is nothing here', 'a staple battery 42', 'correct horse 1234', 'haruka saw ten owls'],
  },
];

/** Ways to set a password; each returns whether it was refused as guessable. */
type Way = (person: Holder, password: string) => Promise<boolean>;
/** A person with a session, the present password and an open link to reset it. */
type Holder = TestUser & { readonly resetToken: string };

describe('a password made of facts about its owner', () => {
  const app = useTestApp();
  const { ask } = graphqlOf(() => app);
  const issueOf = (
    { body, status }: { body: { data?: { issues?: object } }; status: number },
    field: string,
  ) => {
    if (status === 200) return false;
    expect(body.data?.issues).toMatchObject([{ path: [field], code: 'custom' }]);
    return true;
  };

  const ways: Readonly<Record<string, Way>> = {
    // The first, because every other way voids the link.
    reset: async ({ resetToken: token }, newPassword) =>
      issueOf(await as(app, null).post('/api/auth/resetPassword', { token, newPassword }), 'newPassword'),
    change: async (person, newPassword) =>
      issueOf(
        await as(app, person).post('/api/users/changePassword', {
          currentPassword: person.password,
          newPassword,
        }),
        'newPassword',
      ),
    settings: async (person, newPassword) =>
      issueOf(
        await as(app, person).post('/api/users/updateSettings', {
          currentPassword: person.password,
          newPassword,
        }),
        'newPassword',
      ),
    operator: async (person, password) => {
      const accounts = app.nest.get(OperatorAccounts, { strict: false });
      const account = await accounts.find(person.username);
      try {
        await accounts.setPassword(account?.user as never, password);
        return false;
      } catch (error) {
        expect(error).toMatchObject({ issues: [{ path: ['password'] }] });
        return true;
      }
    },
  };
  const resetTokenOf = async ({ email }: Pick<TestUser, 'email'>) => {
    await as(app, null).post('/api/auth/sendPasswordReset', { email }).expect(200);
    return tokenIn((await app.mails(email)).at(-1)?.link);
  };
  const isWeak = async (who: TestUser | null, input: object) => {
    const answer = await ask(
      who,
      'mutation ($input: PasswordStrengthInput!) { passwordStrength(input: $input) }',
      { input },
    );
    return answer['passwordStrength'] === 'WEAK';
  };

  it.each(PEOPLE)('is refused wherever a password is set: $displayName', async (person) => {
    const { username, email, displayName, guessable, fine } = person;
    const user = await aUser(app, { username, email });
    await app.database.rows('update users set display_name = $2 where id = $1', [user.id, displayName]);
    const resetToken = await resetTokenOf(user);
    let holder: Holder = { ...user, resetToken };
    const meters = (password: string) =>
      Promise.all([isWeak(user, { password }), isWeak(null, { password, resetToken })]);
    for (const password of guessable) {
      expect([password, ...(await meters(password))]).toEqual([password, true, true]);
      for (const [name, set] of Object.entries(ways))
        expect([name, password, await set(holder, password)]).toEqual([name, password, true]);
    }
    for (const password of fine)
      expect([password, ...(await meters(password))]).toEqual([password, false, false]);
    for (const [index, [name, set]] of Object.entries(ways).entries()) {
      const password = fine[index] ?? '';
      expect([name, password, await set(holder, password)]).toEqual([name, password, false]);
      const { body } = await as(app, null).post('/api/auth/login', { email, password }).expect(200);
      holder = { ...holder, password, accessToken: body.accessToken };
    }
  });

  it('is refused for the name and the address that change with it', async () => {
    const user = await aUser(app);
    const update = (changes: object) =>
      as(app, user).post('/api/users/updateSettings', { currentPassword: user.password, ...changes });
    for (const [changes, newPassword] of [
      [{ username: 'kitanohara' }, 'Kitanohara2026'],
      [{ email: 'minamida@example.jp' }, 'minamida-2026'],
      [{ username: 'kitanohara' }, `${user.username}${user.username}`],
    ] as const)
      expect(issueOf(await update({ ...changes, newPassword }), 'newPassword')).toBe(true);
    await as(app, user).get('/api/auth/me').expect(200);
  });

  it('is told to the holder of an open link only', async () => {
    const user = await aUser(app);
    await app.database.rows("update users set display_name = 'Sakurako Minamida'");
    const password = 'sakurakominamida';
    const resetToken = await resetTokenOf(user);
    expect(await isWeak(null, { password, resetToken })).toBe(true);
    await as(app, null)
      .post('/api/auth/resetPassword', { token: resetToken, newPassword: 'a staple battery 42' })
      .expect(200);
    expect(await isWeak(null, { password, resetToken })).toBe(false);
    expect(await isWeak(null, { password, resetToken: 'kpr_unknown' })).toBe(false);
    expect(await isWeak(null, { password })).toBe(false);
  });
});
