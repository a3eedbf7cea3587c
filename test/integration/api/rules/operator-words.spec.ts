import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ENV } from '../../../../server/kernel/config/config.module';
import type { Env } from '../../../../server/kernel/config/env';
import { FollowOperatorWords } from '../../../../server/search/lexicon/operator-words.service';
import { SearchStatistics } from '../../../../server/search/index/statistics.service';
import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule } from '../../../support/factories/rule';
import { aUser } from '../../../support/factories/user';

describe('words of the operator', () => {
  const app = useTestApp();
  const folder = (): string => path.join(app.nest.get<Env>(ENV, { strict: false }).DATA_DIR, 'search');
  // In a room, other applications were made since, and the words of the last one count.
  beforeEach(() => app.nest.get(FollowOperatorWords, { strict: false }).onModuleInit());
  afterEach(() => rm(folder(), { recursive: true }));

  async function found(query: string): Promise<readonly string[]> {
    const { body } = await as(app, null).post('/api/rules/search', { query }).expect(200);
    return (body as { rules: readonly { name: string }[] }).rules.map(({ name }) => name);
  }

  it('count at the next search, and no longer once they are gone', async () => {
    const owner = await aUser(app);
    await aRule(app, owner, { name: 'billing', description: 'How our billing service charges' });
    await aRule(app, owner, { name: 'ledger', description: 'How entries are booked' });
    await mkdir(folder());
    expect(await found('tanuki')).toEqual([]);
    await writeFile(path.join(folder(), 'company.txt'), 'tanuki, billing service\n---\nkitsune => ledger\n');
    expect(await found('tanuki')).toEqual(['billing']);
    expect(await found('kitsune')).toEqual(['ledger']);
    await rm(path.join(folder(), 'company.txt'));
    expect(await found('tanuki')).toEqual([]);
  });

  it('find a new rule with a word that no rule had when words were counted, in any script', async () => {
    const owner = await aUser(app);
    await aRule(app, owner, { name: 'billing', description: 'How our billing service charges' });
    await app.nest.get(SearchStatistics, { strict: false }).refresh();
    await mkdir(folder());
    await writeFile(path.join(folder(), 'company.txt'), 'tanuki, Łódź\nkitsune => тест\n');
    expect([await found('tanuki'), await found('kitsune')]).toEqual([[], []]);
    await aRule(app, owner, { name: 'office', description: 'Our office in Łódź' });
    await aRule(app, owner, { name: 'checks', description: 'Каждый тест' });
    expect([await found('tanuki'), await found('kitsune')]).toEqual([['office'], ['checks']]);
  });
});
