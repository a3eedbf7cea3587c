import { canReadRule, type RuleCaller } from '../../../server/access/rule.policy';
import { Database } from '../../../server/kernel/database/database';
import { ruleVisibleSql } from '../../../server/access/rule-visibility';
import type { Audience, OrganizationRole, StoredVisibility } from '@kimari/common/enums';
import { createTestApp, type TestApp } from '../../support/app';
import { as } from '../../support/as';
import { aCliToken } from '../../support/factories/cli-token';
import { anOrganization } from '../../support/factories/organization';
import { aReport, decide } from '../../support/factories/report';
import { aRule } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';

const TAG = 'parity';
const ROLES = ['owner', 'admin', 'member'] as const;

type Made = {
  readonly id: string;
  readonly path: string;
  readonly visibility: StoredVisibility;
  readonly audience: Audience;
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
    app = await createTestApp({ ADMIN_EMAILS: 'boss@example.jp' });
    // What translates for the release before must not help the services here.
    await app.database.rows('drop trigger rules_audience on rules');
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
    const boss = await aUser(app, { username: 'boss' });
    const moderator = await aUser(app, { username: 'the-moderator' });
    await as(app, boss).post('/api/admin/assignModerator', { userId: moderator.id }).expect(200);
    for (const [, user] of people) {
      for (const shown of ['public', 'private', 'hidden'] as const) {
        const visibility = shown === 'private' ? 'private' : 'public';
        for (const organizationId of [undefined, acme.id]) {
          if (organizationId !== undefined && user === person('stranger')) continue;
          // Every other rule comes to its visibility by a change.
          const isChanged = rules.length % 2 === 1;
          const opposite = visibility === 'public' ? 'private' : 'public';
          const { id, path } = await aRule(app, user, {
            name: `rule-${rules.length}`,
            visibility: isChanged ? opposite : visibility,
            tags: [TAG],
            ...(organizationId !== undefined && { organizationId }),
          });
          if (isChanged) await as(app, user).post('/api/rules/update', { id, visibility }).expect(200);
          if (shown === 'hidden') {
            await aReport(app, boss, id);
            const hidden = await decide(app, moderator, id, { action: 'hide', reason: 'It deceives.' });
            expect(hidden.status).toBe(200);
          }
          const audience = shown === 'public' ? 'everyone' : 'holders';
          const place = { organizationId: organizationId ?? null, createdBy: user.id };
          rules.push({ id, path, visibility, audience, ...place });
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
    // Moderators read hidden rules in their cases, and nowhere else.
    for (const user of [boss, moderator])
      actors.push({ word: user.username, who: user, userId: user.id, role: null });
    actors.push({ word: 'nobody', who: null, userId: null, role: null });
    actors.push({ word: 'somebody with a wrong token', who: 'wrong', userId: null, role: null });
  }, 180_000);
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
    expect(rules).toHaveLength(27);
    expect(actors).toHaveLength(14);
    expect(new Set(actors.map((actor) => expected(actor).length)).size).toBeGreaterThanOrEqual(3);
  });

  it('by what is stored beside every rule and in the search index', async () => {
    const stored = await app.database.rows(
      `select r.id, r.visibility, r.audience, d.audience as indexed from rules r
       join rule_search_documents d on d.rule_id = r.id order by r.id`,
    );
    const made = rules.map(({ id, visibility, audience }) => ({
      id,
      visibility,
      audience,
      indexed: audience,
    }));
    expect(stored).toEqual(made.sort((a, b) => (a.id < b.id ? -1 : 1)));
  });

  it('in SQL', async () => {
    const database = app.nest.get(Database, { strict: false });
    for (const actor of actors) {
      const rows = await database.read<{ id: string }>(
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

  it('in every part that a visibility filter asks for, with and without a query', async () => {
    for (const actor of actors) {
      const visible = new Set(expected(actor));
      for (const word of ['public', 'private', 'organization', 'all'] as const) {
        const part = rules
          .filter(({ id }) => visible.has(id))
          .filter((rule) => word === 'all' || word === partOf(rule))
          .map(({ id }) => id)
          .sort();
        const filter = `filter: { visibility: ${word.toUpperCase()}, tags: ["${TAG}"] }`;
        for (const query of ['', ', query: "rule"']) {
          const { found } = (await graphql(
            actor,
            `{ found: rules(first: 100, ${filter}${query}) { totalCount nodes { id } facets { types { count } } } }`,
          )) as {
            found: { totalCount: number; nodes: { id: string }[]; facets: { types: { count: number }[] } };
          };
          const counted = found.facets.types.reduce((sum, { count }) => sum + count, 0);
          expect([actor.word, word, query, idsOf(found.nodes), found.totalCount, counted]).toEqual([
            actor.word,
            word,
            query,
            part,
            part.length,
            part.length,
          ]);
        }
      }
    }
  });

  it('among what somebody has starred, also before it was hidden', async () => {
    for (const actor of actors.filter(({ who }) => who !== null && typeof who !== 'string')) {
      await app.database.rows('insert into stars (user_id, rule_id) select $1, id from rules', [
        actor.userId,
      ]);
      const found = await post(actor, 'starred', { limit: 100 });
      expect([actor.word, idsOf(found.rules), found.total]).toEqual([
        actor.word,
        expected(actor),
        expected(actor).length,
      ]);
    }
  });

  it('by a bare name, and as the replacement of another rule', async () => {
    const [source] = rules.filter(({ visibility }) => visibility === 'public');
    for (const actor of actors) {
      const visible = new Set(expected(actor));
      for (const { id, path } of rules) {
        const status = visible.has(id) ? 200 : 404;
        const name = path.split('/')[1];
        const answer = await as(app, actor.who).post('/api/rules/getByPath', { path: name });
        expect([actor.word, path, answer.status]).toEqual([actor.word, path, status]);
      }
    }
    for (const { id, path } of rules.filter((rule) => rule !== source)) {
      await app.database.rows(
        `update rules set replacement_id = $2, deprecation_message = 'Gone' where id = $1`,
        [source?.id, id],
      );
      for (const actor of actors) {
        const { rule } = (await graphql(
          actor,
          `{ rule(id: "${source?.id}") { deprecation { replacement } } }`,
        )) as { rule: { deprecation: { replacement: string | null } } };
        const shown = expected(actor).includes(id) ? path : null;
        expect([actor.word, path, rule.deprecation.replacement]).toEqual([actor.word, path, shown]);
      }
    }
  });

  it('one by one: by id, by address, by text, by history, by view', async () => {
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

/** The part of the rules that a rule belongs to: whoever still sees a hidden rule sees it among those that others do not. */
function partOf({ audience, organizationId }: Made): 'public' | 'private' | 'organization' {
  if (audience === 'everyone') return 'public';
  return organizationId === null ? 'private' : 'organization';
}
