import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule, ruleInput } from '../../../support/factories/rule';
import { aUser } from '../../../support/factories/user';

const app = useTestApp();
const NAMES = ['aux', 'CON', 'Nul', 'prn', 'com1', 'LPT9'];

it('takes no name that Windows keeps, for a new rule or a renamed one, and says why', async () => {
  const user = await aUser(app);
  const me = as(app, user);
  const { id } = await aRule(app, user, { name: 'mine' });
  for (const name of NAMES) {
    const created = await me.post('/api/rules/create', ruleInput({ name })).set('Accept-Language', 'en');
    const renamed = await me.post('/api/rules/update', { id, name }).set('Accept-Language', 'en');
    for (const { status, body } of [created, renamed]) {
      expect(status).toBe(400);
      expect(body.data.issues).toMatchObject([
        { path: ['name'], message: expect.stringContaining('Windows') },
      ]);
    }
  }
  await me.post('/api/rules/create', ruleInput({ name: 'auxiliary' })).expect(200);
});

it('lets a rule that got such a name earlier be edited', async () => {
  const user = await aUser(app);
  const { id } = await aRule(app, user, { name: 'old' });
  await app.database.rows(`update rules set name = 'aux', name_key = 'aux' where id = $1`, [id]);
  await as(app, user).post('/api/rules/update', { id, name: 'aux', content: '# New' }).expect(200);
});
