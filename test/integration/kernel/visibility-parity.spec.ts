import { canReadRule, type RuleCaller } from '../../../server/access/rule.policy';
import { Transactions } from '../../../server/kernel/database/transactions';
import { ruleVisibleSql } from '../../../server/modules/rules/rule-visibility';
import type { OrganizationRole, StoredVisibility } from '@kimari/common/enums';
import { createTestApp, type TestApp } from '../../support/app';
import { as } from '../../support/as';
import { aCliToken } from '../../support/factories/cli-token';
import { anOrganization } from '../../support/factories/organization';
import { aRule } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';

const TAG = 'parity';
const ROLES = ['owner', 'admin', 'member'] as const;

type Made = {
  readonly id: string;
  readonly path: string;
  readonly visibility: StoredVisibility;
  readonly organizationId: string | null;
  readonly createdBy: string;
};
type Actor = {
  readonly word: string;
  readonly who: TestUser | string | null;
  readonly userId: string | null;
  readonly role: OrganizationRole | null;
};

/** Everything that returns rules must agree with the policy, for every combination of rule and caller. */
describe('who sees which rule', () => {
  let app: TestApp;
  const rules: Made[] = [];
  const actors: Actor[] = [];

  beforeAll(async () => {
    app = await createTestApp();
    const people = new Map<OrganizationRole | 'stranger' | 'former', TestUser>();
    for (const word of [...ROLES, 'stranger', 'former'] as const)
      people.set(word, await aUser(app, { username: `the-${word}` }));
    const person = (word: OrganizationRole | 'stranger' | 'former') => {
      const found = people.get(word);
      if (!found) throw new Error(`Nobody is called ${word}`);
      return found;
    };
    const acme = await anOrganization(app, {
      name: 'acme',
      owner: person('owner'),
      admins: [person('admin')],
      members: [person('member'), person('former')],
    });
    for (const [, user] of people) {
      for (const visibility of ['public', 'private'] as const) {
        for (const organizationId of [undefined, acme.id]) {
          if (organizationId !== undefined && user === person('stranger')) continue;
          const wishes = { visibility, tags: [TAG], ...(organizationId !== undefined && { organizationId }) };
          const { id, path } = await aRule(app, user, wishes);
          rules.push({ id, path, visibility, organizationId: organizationId ?? null, createdBy: user.id });
        }
      }
    }
    // A creator who has left the organization can no longer see its private rules.
    await app.database.rows('delete from memberships where user_id = $1', [person('former').id]);
    const roleOf = (word: string) => ROLES.find((role) => role === word) ?? null;
    for (const [word, user] of people) {
      actors.push({ word, who: user, userId: user.id, role: roleOf(word) });
      actors.push({
        word: `tool of ${word}`,
        who: await aCliToken(app, user, ['read']),
        userId: user.id,
        role: roleOf(word),
      });
    }
    actors.push({ word: 'nobody', who: null, userId: null, role: null });
    actors.push({ word: 'somebody with a wrong token', who: 'wrong', userId: null, role: null });
  });
  afterAll(() => app.close());

  /** The rules that the policy allows an actor to see. */
  const expected = ({ userId, role }: Actor): string[] =>
    rules
      .filter((rule) => {
        const caller: RuleCaller = { userId, organizationRole: rule.organizationId === null ? null : role };
        return canReadRule(caller, rule).kind === 'allowed';
      })
      .map(({ id }) => id)
      .sort();
  const post = async (actor: Actor, call: string, body: object) =>
    (await as(app, actor.who).post(`/api/rules/${call}`, body).expect(200)).body as {
      total: number;
      rules: { id: string }[];
    };
  const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id).sort();
  const graphql = async (actor: Actor, query: string) =>
    (await as(app, actor.who).graphql(query).expect(200)).body.data as Record<string, unknown>;

  it('covers enough combinations', () => {
    expect(rules).toHaveLength(18);
    expect(actors).toHaveLength(12);
    expect(new Set(actors.map((actor) => expected(actor).length)).size).toBeGreaterThanOrEqual(3);
  });

  it('in SQL', async () => {
    const transactions = app.nest.get(Transactions, { strict: false });
    for (const actor of actors) {
      const rows = await transactions.query<{ id: string }>(
        `select r.id from rules r where ${ruleVisibleSql('r', '$1')}`,
        [actor.userId],
      );
      expect([actor.word, idsOf(rows)]).toEqual([actor.word, expected(actor)]);
    }
  });

  it('in lists, searches and their totals', async () => {
    for (const actor of actors) {
      for (const [call, body] of [
        ['list', { visibility: 'all', limit: 100 }],
        ['search', { visibility: 'all', limit: 100 }],
        ['search', { visibility: 'all', limit: 100, query: 'rule' }],
        ['search', { visibility: 'all', limit: 100, tags: [TAG] }],
      ] as const) {
        const found = await post(actor, call, body);
        expect([actor.word, call, idsOf(found.rules)]).toEqual([actor.word, call, expected(actor)]);
        expect(found.total).toBe(expected(actor).length);
      }
      const parts = await Promise.all(
        ['public', 'private', 'organization'].map((visibility) =>
          post(actor, 'search', { visibility, limit: 100 }),
        ),
      );
      const joined = idsOf(parts.flatMap((part) => part.rules));
      expect([actor.word, joined]).toEqual([actor.word, expected(actor)]);
    }
  });

  it('in single rules: by id, path, content, history and view', async () => {
    for (const actor of actors.filter(({ who }) => typeof who !== 'string')) {
      const visible = new Set(expected(actor));
      for (const { id, path } of rules) {
        const status = visible.has(id) ? 200 : 404;
        const answers = await Promise.all([
          as(app, actor.who).post('/api/rules/get', { id }),
          as(app, actor.who).post('/api/rules/getByPath', { path }),
          as(app, actor.who).post('/api/rules/getContent', { id, purpose: 'view' }),
          as(app, actor.who).post('/api/rules/versions', { id }),
          as(app, actor.who).get(`/api/rules/${path}`),
          as(app, actor.who).get(`/api/rules/${path}/versions/1.0.0/raw`),
        ]);
        expect([actor.word, path, ...answers.map((answer) => answer.status)]).toEqual([
          actor.word,
          path,
          ...answers.map(() => status),
        ]);
      }
    }
  });

  it('in related rules, counts and tags', async () => {
    const [first] = rules.filter(({ visibility }) => visibility === 'public');
    for (const actor of actors) {
      const all = new Set(expected(actor));
      const related = await as(app, actor.who)
        .post('/api/rules/related', { id: first?.id, limit: 10 })
        .expect(200);
      const ids = idsOf(related.body as { id: string }[]);
      expect(ids.filter((id) => !all.has(id))).toEqual([]);
      expect(ids).toHaveLength(Math.min(10, all.size - 1));
      const data = await graphql(
        actor,
        `{ tags(prefix: "${TAG}") { tag count } rules(first: 1) { totalCount facets { types { type count } } } }`,
      );
      expect([actor.word, data]).toEqual([
        actor.word,
        {
          tags: [{ tag: TAG, count: all.size }],
          rules: {
            totalCount: all.size,
            facets: {
              types: [
                { type: 'RULE', count: all.size },
                { type: 'CCSUBAGENTS', count: 0 },
              ],
            },
          },
        },
      ]);
    }
  });

  it('in GraphQL: by id and path, in lists and below owners', async () => {
    for (const actor of actors) {
      const visible = expected(actor);
      const one = rules.map(
        ({ id, path }, index) => `a${index}: rule(${index % 2 ? `id: "${id}"` : `path: "${path}"`}) { id }`,
      );
      const found: (string | null)[] = [];
      for (let start = 0; start < one.length; start += 10) {
        const data = await graphql(actor, `{ ${one.slice(start, start + 10).join(' ')} }`);
        found.push(...Object.values(data).map((rule) => (rule as { id: string } | null)?.id ?? null));
      }
      expect([actor.word, found.filter((id) => id !== null).sort()]).toEqual([actor.word, visible]);
      const data = (await graphql(
        actor,
        '{ rules(first: 100) { totalCount nodes { id } } organization(name: "acme") { rules(first: 100) { totalCount nodes { id } } } }',
      )) as {
        rules: { nodes: { id: string }[] };
        organization: { rules: { totalCount: number; nodes: { id: string }[] } };
      };
      expect(idsOf(data.rules.nodes)).toEqual(visible);
      const inAcme = rules.filter(
        ({ id, organizationId }) => organizationId !== null && visible.includes(id),
      );
      expect(idsOf(data.organization.rules.nodes)).toEqual(idsOf(inAcme));
      expect(data.organization.rules.totalCount).toBe(inAcme.length);
    }
  });

  it('in profile counts, which are the same for everyone', async () => {
    const numbers = await Promise.all(
      actors.map((actor) =>
        graphql(actor, '{ user(username: "the-owner") { stats { publicRulesCount totalStars } } }'),
      ),
    );
    expect(new Set(numbers.map((each) => JSON.stringify(each))).size).toBe(1);
  });
});
