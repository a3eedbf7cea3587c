import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { anOrganization, type TestOrganization } from '../../../support/factories/organization';
import { aUser, type TestUser, tokenIn } from '../../../support/factories/user';

const DAY = 24 * 60 * 60 * 1000;

describe('invitations', () => {
  const app = useTestApp();
  let owner: TestUser;
  let member: TestUser;
  let acme: TestOrganization;
  let at: string;

  beforeEach(async () => {
    [owner, member] = await Promise.all([
      aUser(app, { username: 'hanako' }),
      aUser(app, { username: 'taro' }),
    ]);
    acme = await anOrganization(app, { owner, members: [member] });
    at = `/api/organizations/${acme.id}`;
  });

  const invite = (who: TestUser, body: object) => as(app, who).post(`${at}/invite`, body);
  const accept = (who: TestUser, token: string | null) =>
    as(app, who).post('/api/organizations/accept-invitation', { token });
  const mailedToken = async (address: string) => tokenIn((await app.mails(address)).at(-1)?.link);

  it('go to an account by name, and let it join once', async () => {
    const guest = await aUser(app);
    const { body } = await invite(owner, { username: guest.username, locale: 'en' }).expect(200);
    expect(body).toMatchObject({
      success: true,
      message: '招待メールを送信しました。',
      invitation: { email: null, username: guest.username, role: 'member', locale: 'en', status: 'pending' },
    });
    const mail = (await app.mails(guest.email)).at(-1);
    expect(mail).toMatchObject({ subject: `Kimari: Invitation to The ${acme.name}` });
    const token = tokenIn(mail?.link);
    expectError(
      await accept(member, token),
      400,
      'BAD_REQUEST',
      'この招待は別のアカウント宛てに送信されています。',
    );
    const joined = await accept(guest, token).expect(200);
    expect(joined.body).toMatchObject({
      message: '組織に参加しました。',
      organization: {
        id: acme.id,
        role: 'member',
        memberCount: 3,
        owner: { username: 'hanako', email: owner.email },
      },
    });
    expectError(
      await accept(guest, token),
      400,
      'BAD_REQUEST',
      '招待用トークンが無効か、有効期限が切れています。',
    );
  });

  it('carry no paragraphs and no links of the stranger who named the organization', async () => {
    const hostile = 'Acme\r\n\r\nYour account closes today.\u2028Sign in: https://evil.example/login \u202ex';
    const named = { name: 'hostile', displayName: hostile, inviteEmails: ['victim@example.jp'] };
    for (const body of [named, { ...named, displayName: 'a\u001b[31mb' }]) {
      const refused = await as(app, owner).post('/api/organizations', body);
      expect([refused.status, refused.body.data?.issues?.[0]?.path]).toEqual([400, ['displayName']]);
    }
    // As an earlier release has stored it.
    await app.database.rows('update organizations set display_name = $1', [hostile]);
    await invite(owner, { email: 'victim@example.jp', locale: 'en' }).expect(200);
    const mail = (await app.mails('victim@example.jp')).at(-1);
    const parts = [mail?.subject ?? '', mail?.text ?? '', mail?.html ?? ''];
    for (const part of parts) expect(part).not.toMatch(/evil\.example|\u202e|\u2028/);
    expect(mail?.text.split(/\r?\n/).filter((line) => /^(?:Your account|Sign in:)/.test(line))).toEqual([]);
  });

  it('go to an address that has no account yet', async () => {
    const email = 'newcomer@example.jp';
    await invite(owner, { email }).expect(200);
    const token = await mailedToken(email);
    const newcomer = await aUser(app, { username: 'newcomer', email: 'Newcomer@example.jp' });
    await accept(newcomer, token).expect(200);
  });

  it('are refused twice, and for members', async () => {
    const guest = await aUser(app);
    await invite(owner, { email: guest.email }).expect(200);
    const twice = 'このユーザーには既に招待を送信しています。';
    expectError(await invite(owner, { email: guest.email.toUpperCase() }), 409, 'CONFLICT', twice);
    expectError(await invite(owner, { username: guest.username }), 409, 'CONFLICT', twice);
    const already = await invite(owner, { username: 'taro' });
    expectError(already, 409, 'CONFLICT', 'このユーザーは既にメンバーです。');
    const unknown = await invite(owner, { username: 'nobody-here' });
    expectError(unknown, 404, 'NOT_FOUND', 'ユーザーが見つかりません。');
    expect((await invite(owner, {})).body.data.issues[0]).toMatchObject({ path: ['email'] });
  });

  it('are sent, listed and revoked by owners and admins only', async () => {
    const only = 'この操作ができるのは組織のオーナーと管理者のみです。';
    expectError(await invite(member, { email: 'a@example.jp' }), 403, 'FORBIDDEN', only);
    const { body } = await invite(owner, { email: 'a@example.jp' }).expect(200);
    expectError(await as(app, member).get(`${at}/invitations`), 403, 'FORBIDDEN', only);
    // Its time begins anew when the mail is sent, which may be in another second.
    const token = await mailedToken('a@example.jp');
    const listed = await as(app, owner).get(`${at}/invitations`).expect(200);
    const { expiresAt } = listed.body.invitations[0];
    expect(listed.body.invitations).toEqual([{ ...body.invitation, expiresAt }]);
    expect(expiresAt).toBeGreaterThanOrEqual(body.invitation.expiresAt);
    expect(JSON.stringify(await app.database.rows('select digest::text from invitations'))).not.toContain(
      token,
    );
    const revoke = () => as(app, owner).delete(`${at}/invitations/${body.invitation.id}`);
    await revoke().expect(200, { success: true, message: '招待を取り消しました。' });
    expectError(await revoke(), 404, 'NOT_FOUND', '招待が見つかりません。');
    const guest = await aUser(app, { email: 'a@example.jp' });
    expect((await accept(guest, await mailedTokenBefore('a@example.jp'))).status).toBe(400);
  });

  /** The token of the invitation, which was mailed before the verification of the address. */
  const mailedTokenBefore = async (address: string) =>
    (await app.mails(address)).map(({ link }) => tokenIn(link)).find((token) => token?.startsWith('kin_')) ??
    null;

  it('expire after seven days, and can then be sent again', async () => {
    const guest = await aUser(app);
    await invite(owner, { username: guest.username }).expect(200);
    const token = await mailedToken(guest.email);
    app.passTime(7 * DAY + 1000);
    const again = await as(app, null)
      .post('/api/auth/login', { email: owner.email, password: owner.password })
      .expect(200);
    const session = again.body.accessToken as string;
    const guestSession = await as(app, null)
      .post('/api/auth/login', { email: guest.email, password: guest.password })
      .expect(200);
    const late = await as(app, guestSession.body.accessToken as string).post(
      '/api/organizations/accept-invitation',
      { token },
    );
    expect(late.status).toBe(400);
    await as(app, session).post(`${at}/invite`, { username: guest.username }).expect(200);
  });

  it('work once under parallel use', async () => {
    const guest = await aUser(app);
    const inviter = await aUser(app);
    const { id } = await anOrganization(app, { owner: inviter });
    await as(app, inviter).post(`/api/organizations/${id}/invite`, { username: guest.username }).expect(200);
    const token = await mailedToken(guest.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(guest, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  describe('over GraphQL', () => {
    const MINE = `{ viewer { invitations { id email username role organization { name } invitedBy { username } } } }`;
    const BY_TOKEN = `query ($token: String!) {
      invitation(token: $token) { id role expiresAt organization { name viewerRole } invitedBy { username } }
    }`;
    const DECLINE = `mutation ($id: ID!) { declineInvitation(id: $id) { success } }`;
    const ACCEPT = `mutation ($id: ID!) { acceptInvitationById(id: $id) { organization { name viewerRole } } }`;

    it('appear in the list of the invited account only, by name and by verified address', async () => {
      const [guest, stranger] = [await aUser(app), await aUser(app)];
      await invite(owner, { email: guest.email }).expect(200);
      const other = await anOrganization(app, { owner: member });
      await as(app, member)
        .post(`/api/organizations/${other.id}/invite`, { username: guest.username })
        .expect(200);
      const mine = await as(app, guest).graphql(MINE).expect(200);
      expect(mine.body.data.viewer.invitations).toEqual([
        expect.objectContaining({ organization: { name: other.name }, invitedBy: { username: 'taro' } }),
        expect.objectContaining({ organization: { name: acme.name }, invitedBy: { username: 'hanako' } }),
      ]);
      const theirs = await as(app, stranger).graphql(MINE).expect(200);
      expect(theirs.body.data.viewer.invitations).toEqual([]);
    });

    it('rest while their sender is suspended, and work again afterwards', async () => {
      const guest = await aUser(app);
      const { body } = await invite(owner, { email: guest.email }).expect(200);
      const invitationId = body.invitation.id as string;
      const token = await mailedToken(guest.email);
      const admin = await aUser(app);
      await app.database.rows(
        `insert into memberships (organization_id, user_id, role, joined_at) values ($1, $2, 'admin', now())`,
        [acme.id, admin.id],
      );
      const suspend = (at: string, reason: string | null) =>
        app.database.rows(`update users set suspended_at = ${at}, suspension_reason = $2 where id = $1`, [
          owner.id,
          reason,
        ]);
      const seen = async () => {
        const mine = await as(app, guest).graphql(MINE);
        const byToken = await as(app, null).graphql(BY_TOKEN, { token });
        const open = await as(app, admin).get(`${at}/invitations`).expect(200);
        return {
          mine: mine.body.data.viewer.invitations.length,
          byToken: byToken.body.data.invitation !== null,
          listed: open.body.invitations.length,
        };
      };
      await suspend('now()', 'x');
      expect(await seen()).toEqual({ mine: 0, byToken: false, listed: 1 });
      expect((await accept(guest, token)).status).toBe(400);
      const refused = await as(app, guest).graphql(ACCEPT, { id: invitationId });
      expect(refused.body.errors[0].extensions.reason).toBe('organizations.invitationInvalid');
      await suspend('null', null);
      expect(await seen()).toEqual({ mine: 1, byToken: true, listed: 1 });
      await accept(guest, token).expect(200);
    });

    it('are read by their token without being used up, by anybody', async () => {
      const guest = await aUser(app);
      await invite(owner, { username: guest.username }).expect(200);
      const token = await mailedToken(guest.email);
      for (const who of [null, guest, guest]) {
        const { body } = await as(app, who).graphql(BY_TOKEN, { token }).expect(200);
        expect(body.data.invitation).toMatchObject({
          role: 'MEMBER',
          organization: { name: acme.name, viewerRole: null },
          invitedBy: { username: 'hanako' },
        });
      }
      for (const wrong of ['', 'kin_wrong', `${token}x`]) {
        const { body } = await as(app, null).graphql(BY_TOKEN, { token: wrong }).expect(200);
        expect(body).toEqual({ data: { invitation: null } });
      }
      await accept(guest, token).expect(200);
      const used = await as(app, guest).graphql(BY_TOKEN, { token }).expect(200);
      expect(used.body.data.invitation).toBeNull();
    });

    it('are declined and accepted by the invited account only', async () => {
      const [guest, stranger] = [await aUser(app), await aUser(app)];
      const first = await invite(owner, { username: guest.username }).expect(200);
      const { id } = first.body.invitation as { id: string };
      for (const who of [stranger, owner]) {
        const { body } = await as(app, who).graphql(DECLINE, { id });
        expect(body.errors[0]).toMatchObject({ message: '招待が見つかりません。' });
        const accepted = await as(app, who).graphql(ACCEPT, { id });
        expect(accepted.body.errors).toHaveLength(1);
      }
      const declined = await as(app, guest).graphql(DECLINE, { id }).expect(200);
      expect(declined.body).toEqual({ data: { declineInvitation: { success: true } } });
      const again = await as(app, guest).graphql(DECLINE, { id });
      expect(again.body.errors[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
      expect(
        await app.database.rows("select action from audit_events where action like '%decline%'"),
      ).toEqual([{ action: 'organization.decline-invitation' }]);
      const second = await invite(owner, { username: guest.username }).expect(200);
      const joined = await as(app, guest).graphql(ACCEPT, { id: second.body.invitation.id }).expect(200);
      expect(joined.body.data.acceptInvitationById.organization).toEqual({
        name: acme.name,
        viewerRole: 'MEMBER',
      });
    });
  });
});

describe('with limits, invitations', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });

  it('reach the same person 20 times in a week at most, however often they are revoked', async () => {
    const owner = await aUser(app);
    const { id } = await anOrganization(app, { owner });
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent++) {
      const { status, body } = await as(app, owner).post(`/api/organizations/${id}/invite`, {
        email: 'guest@example.jp',
      });
      statuses.push(status);
      if (status === 200)
        await as(app, owner).delete(`/api/organizations/${id}/invitations/${body.invitation.id}`).expect(200);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
