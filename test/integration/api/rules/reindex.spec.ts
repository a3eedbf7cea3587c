import { ReindexTask } from '../../../../server/search/index/reindex.task';
import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

describe('indexing rules', () => {
  let app: TestApp;
  let hanako: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    hanako = await aUser(app, { username: 'hanako' });
  });
  afterAll(() => app.close());

  const found = async (query: string): Promise<readonly string[]> => {
    const { body } = await as(app, null).post('/api/rules/search', { query }).expect(200);
    return (body as { rules: { name: string }[] }).rules.map(({ name }) => name);
  };

  it('takes a text of words that are as long as they may be in bytes', async () => {
    const thai = (digit: string) => String.fromCodePoint(0x0e01 + Number(digit));
    const words = Array.from({ length: 8500 }, (_, index) =>
      [...String(index).padStart(20, '0')].map(thai).join(''),
    );
    await aRule(app, hanako, { name: 'thai', content: words.join('-') });
    expect(await found(words[0] ?? '')).toEqual(['thai']);
  });

  it('indexes again what an earlier release has indexed, also beside a rule that cannot be indexed', async () => {
    const description = 'Animals of the savanna';
    for (const name of ['giraffe', 'lion', 'zebra']) await aRule(app, hanako, { name, description });
    await app.database.rows(
      `update rule_search_documents set terms = '', revision = case name_key when 'giraffe' then -1 else 0 end`,
    );
    expect(await found('savanna')).toEqual([]);
    // No new row of the giraffe passes.
    await app.database.rows(
      `alter table rule_search_documents add constraint refused check (name_key <> 'giraffe' or revision < 0) not valid`,
    );
    await app.nest.get(ReindexTask, { strict: false }).run();
    expect([...(await found('savanna'))].sort()).toEqual(['lion', 'zebra']);
    await app.database.rows(`alter table rule_search_documents drop constraint refused`);
    await app.nest.get(ReindexTask, { strict: false }).run();
    expect([...(await found('savanna'))].sort()).toEqual(['giraffe', 'lion', 'zebra']);
  });
});
