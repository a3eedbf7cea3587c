import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aCliToken } from '../../../support/factories/cli-token';
import { anOrganization, type TestOrganization } from '../../../support/factories/organization';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

describe('rules of an organization', () => {
  const app = useTestApp();
  let owner: TestUser;
  let member: TestUser;
  let stranger: TestUser;
  let acme: TestOrganization;

  beforeEach(async () => {
    owner = await aUser(app, { username: 'hanako' });
    member = await aUser(app, { username: 'taro' });
    stranger = await aUser(app, { username: 'jiro' });
    acme = await anOrganization(app, { name: 'acme', owner, members: [member] });
  });

  const read = async (who: TestUser | string | null, path: string, headers = {}) =>
    (await as(app, who).get(`/api/rules/${path}/raw`).set(headers)).status;
  const move = (who: TestUser, id: string, organizationId: string | null) =>
    as(app, who).post('/api/rules/update', { id, organizationId });

  it('move in and out, and their readers with them', async () => {
    const { id } = await aRule(app, member, { name: 'plan', visibility: 'private' });
    expect(await read(owner, '@taro/plan')).toBe(404);
    await move(member, id, acme.id).expect(200);
    // The former address leads to the rule too, but only for those who may see it.
    for (const path of ['@acme/plan', '@taro/plan']) {
      expect(await read(owner, path)).toBe(200);
      expect(await read(stranger, path)).toBe(404);
      expect(await read(null, path)).toBe(404);
    }
    await move(member, id, null).expect(200);
    for (const path of ['@acme/plan', '@taro/plan']) {
      expect(await read(member, path)).toBe(200);
      expect(await read(owner, path)).toBe(404);
    }
  });

  it('move into an organization by its members only', async () => {
    const { id } = await aRule(app, stranger, { visibility: 'private' });
    expect((await move(stranger, id, acme.id)).status).toBe(403);
    const created = await as(app, stranger).post('/api/rules/create', {
      name: 'sneaked-in',
      visibility: 'public',
      tags: [],
      content: '# In\n',
      organizationId: acme.id,
    });
    expect(created.status).toBe(403);
  });

  it('are edited by every member', async () => {
    const { id } = await aRule(app, owner, { name: 'plan', visibility: 'private', organizationId: acme.id });
    await as(app, member).post('/api/rules/update', { id, content: '# Better\n' }).expect(200);
    expect((await as(app, stranger).post('/api/rules/update', { id, content: '# Worse\n' })).status).toBe(
      404,
    );
  });

  it('are lost at once by those who leave or are removed, with their tokens and kept answers', async () => {
    const { id } = await aRule(app, member, { name: 'plan', visibility: 'private', organizationId: acme.id });
    const token = await aCliToken(app, member);
    const first = await as(app, token).get('/api/rules/@acme/plan/raw').expect(200);
    const kept = { 'If-None-Match': first.headers['etag'] };
    expect(await read(token, '@acme/plan', kept)).toBe(304);
    await as(app, owner).delete(`/api/organizations/${acme.id}/members/${member.id}`).expect(200);
    for (const who of [member, token]) {
      expect(await read(who, '@acme/plan')).toBe(404);
      expect(await read(who, '@acme/plan', kept)).toBe(404);
      await as(app, who).post('/api/rules/update', { id, content: '# Still mine\n' }).expect(404);
      const searched = await as(app, who).graphql('{ rules(first: 10) { totalCount nodes { path } } }');
      expect(searched.body.data.rules).toEqual({ totalCount: 0, nodes: [] });
    }
  });
});
