import { useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { aRule } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';

const OWNER = 'query Owner($path: String!) { rule(path: $path) { owner { name } } }';

describe('two applications in one process', () => {
  const first = useTestApp();
  const second = useTestApp();

  it.each([
    ['first', () => first],
    ['second', () => second],
  ])('the %s loads from its own database', async (_, appOf) => {
    const app = appOf();
    const { path } = await aRule(app, await aUser(app, { username: 'haruka' }));
    const { body } = await as(app, null).graphql(OWNER, { path }).expect(200);
    expect(body).toEqual({ data: { rule: { owner: { name: 'haruka' } } } });
  });
});
