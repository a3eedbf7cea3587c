import { useTestApp } from '../../../support/app';
import { aUser, type TestUser } from '../../../support/factories/user';
import { graphqlOf } from '../../../support/graphql';

describe('an account without an address, for administrators', () => {
  const app = useTestApp({ ADMIN_EMAILS: 'boss@example.jp' });
  const { ask, refusal } = graphqlOf(() => app);
  let boss: TestUser;
  let owner: TestUser;

  beforeEach(async () => {
    boss = await aUser(app, { username: 'boss' });
    owner = await aUser(app, { username: 'minato' });
    await app.database.rows(
      `update users set email = null, email_key = null, email_verified_at = null where id = '${owner.id}'`,
    );
    await app.database.rows('delete from mail_outbox');
  });

  const recipients = () => app.database.rows('select recipient from mail_outbox');

  it.each(['sendResetLink', 'verifyUser'])('is refused what is about the address: %s', async (name) => {
    const before = await app.database.rows('select count(*) from audit_events');
    const mutation = `mutation { ${name}(input: { userId: "${owner.id}" }) { success } }`;
    expect(await refusal(boss, mutation)).toMatchObject({ status: 409, reason: 'auth.addressMissing' });
    expect(await recipients()).toEqual([]);
    expect(await app.database.rows('select count(*) from audit_events')).toEqual(before);
  });

  it('is changed without a mail, and the answer says so', async () => {
    const { rows } = app.database;
    await rows(`insert into second_factors values ('${owner.id}', 'sealed', 1, now())`);
    for (const [name, more] of [
      ['suspendUser', ', reason: "x"'],
      ['restoreUser', ''],
      ['resetSecondFactor', ''],
      ['deleteUser', ''],
    ]) {
      const input = `{ userId: "${owner.id}"${more} }`;
      const answer = await ask(boss, `mutation { done: ${name}(input: ${input}) { message } }`);
      expect([name, answer]).toEqual([
        name,
        { done: { message: expect.stringMatching(/\. The account has no email address, so nobody gets/) } },
      ]);
    }
    expect(await recipients()).toEqual([]);
  });

  it('is not among those whose address is not verified', async () => {
    expect(await ask(boss, '{ administeredUsers(filter: { state: UNVERIFIED }) { totalCount } }')).toEqual({
      administeredUsers: { totalCount: 0 },
    });
  });
});
