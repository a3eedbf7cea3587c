import { type TestApp, createTestApp } from '../../support/app';
import { aRule } from '../../support/factories/rule';
import { aUser } from '../../support/factories/user';
import { graphqlOf } from '../../support/graphql';

/** Owners of all rules, the newest rule first. */
const ORDERS = ['aaaaaaaaaa', 'aaaabaaaca', 'abcdabcdab', 'ddddddddda', 'abbbccccdd', 'abcdaaaaaa'];

/** What the list promises, computed from the whole order. */
function expectedOwners(order: string, first: number): string {
  const rules = [...order].map((owner, position) => ({ owner, position }));
  const one = rules.filter(({ owner, position }) => order.indexOf(owner) === position).slice(0, first);
  const rest = rules.filter((rule) => !one.includes(rule)).slice(0, first - one.length);
  return [...one, ...rest]
    .sort((left, right) => left.position - right.position)
    .map(({ owner }) => owner)
    .join('');
}

describe('the newest rules', () => {
  let app: TestApp;
  const rules = new Map<string, string[]>();
  const { ask } = graphqlOf(() => app);

  beforeAll(async () => {
    app = await createTestApp({ RESPONSE_CACHE: 'off' });
    for (const owner of 'abcd') {
      const person = await aUser(app, { username: `owner-${owner}` });
      const made = await Promise.all(Array.from({ length: 10 }, () => aRule(app, person)));
      rules.set(
        owner,
        made.map(({ id }) => id),
      );
      await aRule(app, person, { visibility: 'private' });
    }
  });
  afterAll(() => app.close());

  /** Makes rules of these owners the only public ones, in this order. */
  async function publish(order: string): Promise<void> {
    const left = new Map([...rules].map(([owner, ids]) => [owner, [...ids]]));
    const ids = [...order].map((owner) => left.get(owner)?.pop());
    await app.database.rows(
      `update rules r set updated_at = timestamptz '2026-01-01' - coalesce(o.position, 0) * interval '1 minute',
         visibility = case when o.position is null then 'private' else 'public' end,
         audience = case when o.position is null then 'holders' else 'everyone' end
       from rules known left join unnest($1::uuid[]) with ordinality o (id, position) on o.id = known.id
       where r.id = known.id`,
      [ids],
    );
  }

  it.each(ORDERS)('of the owners %s are one of each, then the newest of all', async (order) => {
    await publish(order);
    for (const first of [1, 2, 3, 4, 7, 10, 20]) {
      const { latestRules } = (await ask(null, `{ latestRules(first: ${first}) { owner { name } } }`)) as {
        latestRules: { owner: { name: string } }[];
      };
      const owners = latestRules.map(({ owner }) => owner.name.slice(-1)).join('');
      expect(`${first}: ${owners}`).toBe(`${first}: ${expectedOwners(order, first)}`);
    }
  });
});
