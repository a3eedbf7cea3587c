import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { expectError } from '../../../support/expect-error';
import { anOrganization } from '../../../support/factories/organization';
import { aUser, type TestUser } from '../../../support/factories/user';

describe('the members of an organization', () => {
  const app = useTestApp();
  let owner: TestUser;
  let admin: TestUser;
  let member: TestUser;
  let stranger: TestUser;
  let at: string;

  const removing = (who: TestUser, whom: TestUser) => as(app, who).delete(`${at}/members/${whom.id}`);
  const roles = async () => {
    const { body } = await as(app, owner).get(`${at}/members`).expect(200);
    const members = body.members as readonly { readonly username: string; readonly role: string }[];
    return Object.fromEntries(members.map(({ username, role }) => [username, role]));
  };

  beforeEach(async () => {
    [owner, admin, member, stranger] = await Promise.all([aUser(app), aUser(app), aUser(app), aUser(app)]);
    const { id } = await anOrganization(app, { owner, admins: [admin], members: [member] });
    at = `/api/organizations/${id}`;
  });

  it('see each other with their addresses, owners first', async () => {
    const { body } = await as(app, member).get(`${at}/members/summary`).expect(200);
    expect(body).toEqual([
      expect.objectContaining({ id: owner.id, username: owner.username, email: owner.email, role: 'owner' }),
      expect.objectContaining({ id: admin.id, email: admin.email, role: 'admin' }),
      expect.objectContaining({ id: member.id, email: member.email, role: 'member' }),
    ]);
    expect((await as(app, member).get(`${at}/members`).expect(200)).body).toEqual({
      members: body,
      nextCursor: null,
    });
  });

  it('are hidden from everybody else', async () => {
    const message = '組織のメンバーのみ閲覧できます。';
    expectError(await as(app, stranger).get(`${at}/members`), 403, 'FORBIDDEN', message);
    expect((await as(app, null).get(`${at}/members`)).status).toBe(401);
    const missing = await as(app, stranger).get('/api/organizations/nobody-here/members');
    expectError(missing, 404, 'NOT_FOUND', '組織が見つかりません。');
  });

  it('are removed by owners, by admins when plain, and by themselves', async () => {
    const refused = 'このメンバーを削除する権限がありません。';
    expectError(await removing(member, admin), 403, 'FORBIDDEN', refused);
    expectError(await removing(admin, owner), 403, 'FORBIDDEN', refused);
    expectError(await removing(stranger, member), 403, 'FORBIDDEN', refused);
    await removing(admin, member).expect(200, { success: true, message: 'メンバーを削除しました。' });
    await removing(admin, admin).expect(200);
    expect(await roles()).toEqual({ [owner.username]: 'owner' });
    expectError(await removing(owner, admin), 404, 'NOT_FOUND', 'メンバーが見つかりません。');
  });

  it('lose access at once', async () => {
    await as(app, member).get(`${at}/members`).expect(200);
    await removing(owner, member).expect(200);
    await as(app, member).get(`${at}/members`).expect(403);
  });

  it('leave, except the last owner', async () => {
    const last = await as(app, owner).post(`${at}/leave`);
    expectError(last, 403, 'FORBIDDEN', '最後のオーナーは退出できません。先に所有権を譲渡してください。');
    const removed = await removing(owner, owner);
    expectError(removed, 400, 'BAD_REQUEST', '最後のオーナーは削除できません。');
    await as(app, member)
      .post(`${at}/leave`)
      .expect(200, { success: true, message: '組織から退出しました。' });
    expectError(
      await as(app, member).post(`${at}/leave`),
      404,
      'NOT_FOUND',
      'この組織のメンバーではありません。',
    );
  });

  it('get other roles from owners', async () => {
    const change = (who: TestUser, whom: TestUser, role: string) =>
      as(app, who).patch(`${at}/members/${whom.id}/role`, { role });
    const ownersOnly = 'この操作ができるのは組織のオーナーのみです。';
    expectError(await change(admin, member, 'admin'), 403, 'FORBIDDEN', ownersOnly);
    await change(owner, member, 'admin').expect(200);
    await change(owner, owner, 'owner').expect(200);
    const last = await change(owner, owner, 'member');
    expectError(last, 400, 'BAD_REQUEST', '最後のオーナーの役割は変更できません。');
    expect((await change(owner, member, 'king')).body.data.issues[0]).toMatchObject({
      path: ['role'],
      code: 'invalid_value',
    });
    expect(await roles()).toEqual({
      [owner.username]: 'owner',
      [admin.username]: 'admin',
      [member.username]: 'admin',
    });
  });

  it('take the organization over', async () => {
    const transfer = (who: TestUser, userId: string) =>
      as(app, who).post(`${at}/transfer`, { userId, password: who.password });
    expectError(await transfer(owner, owner.id), 400, 'BAD_REQUEST', '既にこの組織のオーナーです。');
    expectError(await transfer(owner, stranger.id), 404, 'NOT_FOUND', 'メンバーが見つかりません。');
    expect((await transfer(admin, admin.id)).status).toBe(403);
    const { body } = await transfer(owner, member.id).expect(200);
    expect(body).toMatchObject({ success: true, organization: { ownerId: member.id } });
    expect(await roles()).toMatchObject({ [owner.username]: 'admin', [member.username]: 'owner' });
  });

  it('answer at the literal addresses of existing clients', async () => {
    const id = at.slice(at.lastIndexOf('/') + 1);
    await as(app, member).get(`/api/organizations/:orgId/members?orgId=${id}`).expect(200);
    const missing = await as(app, member).get('/api/organizations/:orgId/members');
    expect(missing.body.data.issues[0]).toMatchObject({ path: ['orgId'], code: 'invalid_type' });
    await as(app, owner)
      .delete('/api/organizations/:organizationId/members/:userId', {
        organizationId: id,
        userId: member.id,
      })
      .expect(200);
  });

  it('show the same over GraphQL', async () => {
    const id = at.slice(at.lastIndexOf('/') + 1);
    const QUERY = `query ($id: ID!) {
      organization(id: $id) { members { totalCount nodes { email role user { username } } } }
    }`;
    const seen = await as(app, member).graphql(QUERY, { id });
    expect(seen.body.data.organization.members).toEqual({
      totalCount: 3,
      nodes: [owner, admin, member].map(({ email, username }, index) => ({
        email,
        role: ['OWNER', 'ADMIN', 'MEMBER'][index],
        user: { username },
      })),
    });
    const hidden = await as(app, stranger).graphql(QUERY, { id });
    expect(hidden.body).toEqual({ data: { organization: { members: null } } });
    const CHANGE = `mutation ($id: ID!, $user: ID!) {
      changeMemberRole(organizationId: $id, userId: $user, role: OWNER) { organization { viewerRole } }
    }`;
    const changed = await as(app, owner).graphql(CHANGE, { id, user: admin.id });
    expect(changed.body).toEqual({ data: { changeMemberRole: { organization: { viewerRole: 'OWNER' } } } });
    const LEAVE = 'mutation ($id: ID!) { leaveOrganization(organizationId: $id) { success } }';
    const left = await as(app, owner).graphql(LEAVE, { id });
    expect(left.body).toEqual({ data: { leaveOrganization: { success: true } } });
    const again = await as(app, owner).graphql(LEAVE, { id });
    expect(again.body.errors[0].extensions).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });

  it('are told over GraphQL what they may do', async () => {
    const query = `query ($id: ID) {
      organization(id: $id) { viewerCan { invite manage } members { nodes { user { username } viewerCanRemove } } }
    }`;
    const seenBy = async (who: TestUser | null) => {
      const { body } = await as(app, who)
        .graphql(query, { id: at.split('/').at(-1) })
        .expect(200);
      const { viewerCan, members } = body.data.organization;
      const removable = members?.nodes
        .filter(({ viewerCanRemove }: { viewerCanRemove: boolean }) => viewerCanRemove)
        .map(({ user }: { user: { username: string } }) => user.username);
      return [viewerCan.invite, viewerCan.manage, removable];
    };
    const everyone = [owner.username, admin.username, member.username];
    expect(await seenBy(owner)).toEqual([true, true, everyone]);
    expect(await seenBy(admin)).toEqual([true, false, [admin.username, member.username]]);
    expect(await seenBy(member)).toEqual([false, false, [member.username]]);
    expect(await seenBy(stranger)).toEqual([false, false, undefined]);
    expect(await seenBy(null)).toEqual([false, false, undefined]);
  });

  it('always keep an owner, whatever they do at once', async () => {
    const people = [owner, admin, member];
    const steps = Array.from({ length: 240 }, (_, index) => {
      const [who, whom] = [people[index % 3] ?? owner, people[(index * 7 + 1) % 3] ?? admin];
      return () => {
        if (index % 5 === 0) return removing(who, whom);
        if (index % 5 === 1) return as(app, who).post(`${at}/leave`);
        if (index % 5 === 2)
          return as(app, who).post(`${at}/transfer`, { userId: whom.id, password: who.password });
        const role = ['owner', 'member', 'admin'][index % 3];
        return as(app, who).patch(`${at}/members/${whom.id}/role`, { role });
      };
    });
    const statuses = new Set<number>();
    for (let start = 0; start < steps.length; start += 8) {
      const answers = await Promise.all(steps.slice(start, start + 8).map((step) => step()));
      answers.forEach(({ status }) => statuses.add(status));
      const [{ owners } = { owners: 0 }] = await app.database.rows<{ owners: number }>(
        `select count(*)::int as owners from memberships where role = 'owner' and organization_id = '${at.slice(-36)}'`,
      );
      expect(owners).toBeGreaterThan(0);
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });
});
