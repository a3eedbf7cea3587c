import { as } from '../../../support/as';
import { useTestApp } from '../../../support/app';
import { anOrganization } from '../../../support/factories/organization';
import { aUser } from '../../../support/factories/user';

describe('names that stay reserved for ever', () => {
  const app = useTestApp({ RATE_LIMIT: 'on' });
  const WAYS = {
    'the username': async () => {
      const user = await aUser(app);
      return (username: string) =>
        as(app, user).post('/api/users/updateSettings', { username, currentPassword: user.password });
    },
    'the name of an organization': async () => {
      const owner = await aUser(app);
      const { id } = await anOrganization(app, { owner });
      return (name: string) => as(app, owner).patch(`/api/organizations/${id}`, { name });
    },
    'a new organization': async () => {
      const owner = await aUser(app);
      return (name: string) => as(app, owner).post('/api/organizations', { name });
    },
  };
  const names = async () => (await app.database.rows('select 1 from owner_names')).length;

  it.each([
    ['the username', 3],
    ['the name of an organization', 3],
    ['a new organization', 10],
  ] as const)('are few for each account: %s', async (way, most) => {
    const take = await WAYS[way]();
    const before = await names();
    const statuses: number[] = [];
    for (let tries = 0; tries < most + 2; tries++) statuses.push((await take(`squat-${tries}`)).status);
    expect(statuses).toEqual([...Array.from({ length: most }, () => 200), 429, 429]);
    expect(await names()).toBe(before + most);
  });

  it('cost nothing when the name is taken', async () => {
    const take = await WAYS['the name of an organization']();
    await aUser(app, { username: 'taken' });
    for (let tries = 0; tries < 5; tries++) expect((await take('taken')).status).toBe(409);
    expect((await take('free')).status).toBe(200);
  });
});
