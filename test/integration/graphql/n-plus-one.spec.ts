import { createTestApp, type TestApp, useTestApp } from '../../support/app';
import { as } from '../../support/as';
import { anOrganization } from '../../support/factories/organization';
import { aRule } from '../../support/factories/rule';
import { aUser, type TestUser } from '../../support/factories/user';
import { statementsDuring } from '../../support/statements';

const LIST = `query List($first: Int!) {
  rules(first: $first) {
    totalCount
    facets { types { type count } }
    nodes {
      path stars viewerHasStarred viewerCan { update delete star } deprecation { message replacement }
      owner { name ... on User { bio } ... on Organization { viewerRole } }
      author { username displayName }
      latestVersion { version digest changelog createdBy { username } powers { added { identifier } } }
    }
  }
}`;

const PLAIN = `query Plain($first: Int!) {
  rules(first: $first) { totalCount nodes { path asksForMore } }
}`;

/** What the rows of rules hold themselves. */
const KNOWN = 'owner { __typename id name } latestVersion { version digest isLatest asksForMore }';
const CHECKS = `query Checks($first: Int!) {
  rules(first: $first) {
    nodes { checkStatus latestVersion { hasNewFindings checks { status findings { code isNew } } } }
  }
}`;
const ROWS = `query Rows($first: Int!) { rules(first: $first) { nodes { path checkStatus ${KNOWN} } } }`;
const READ = `query Read($first: Int!) {
  rules(first: $first) { nodes { path checkStatus ${KNOWN} owner { displayName } latestVersion { size } } }
}`;

const FACETS = `query Facets($first: Int!) {
  rules(first: $first) {
    totalCount
    facets { types { type count } visibilities { visibility count } }
    nodes { path }
  }
}`;

const OWNERS = `query Owners($first: Int!) {
  rules(first: $first) {
    nodes {
      owner {
        ... on User { stats { publicRulesCount organizationsCount totalStars } }
        ... on Organization { stats { publicRulesCount memberCount } }
      }
      latestVersion { size }
    }
  }
}`;

const RELATED = `query Related($first: Int!) {
  rules(first: $first) { nodes { path related { path } } }
}`;

const STARRED = `query Starred($first: Int!) {
  user(username: "taro") {
    starredRules(first: $first) { totalCount nodes { path viewerHasStarred owner { name } author { username } } }
  }
}`;

const VERSIONS = `query Versions($first: Int!) {
  rules(first: $first) {
    nodes {
      versions(first: 3) { totalCount nodes { version changelog asksForMore createdBy { username } } }
      versionByNumber(version: "1.0.0") { version digest }
      latest: versionByNumber(version: "latest") { version }
    }
  }
}`;

const ORGANIZATIONS = `query Organizations($first: Int!) {
  viewer {
    organizations(first: $first) {
      nodes {
        name viewerRole stats { publicRulesCount rulesCount memberCount }
        members(first: 3) { totalCount nodes { role email viewerCanRemove user { username displayName } } }
        invitations { email role organization { name } }
      }
    }
  }
}`;

describe('a GraphQL list of rules', () => {
  let app: TestApp;
  let taro: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
    const people: TestUser[] = [];
    for (let index = 0; index < 4; index++) people.push(await aUser(app));
    const [owner = taro] = people;
    const { id: organizationId } = await anOrganization(app, {
      name: 'acme',
      owner,
      members: people.slice(1),
    });
    for (let index = 0; index < 100; index++) {
      const author = people[index % people.length] ?? taro;
      const { id } = await aRule(app, author, index % 3 === 0 ? { organizationId } : {});
      if (index % 5 === 0) await as(app, taro).post('/api/rules/star', { ruleId: id }).expect(200);
    }
  });
  afterAll(() => app.close());

  /** Statements that a request makes, counted where they leave for the database. */
  const statements = async (query: string, first: number): Promise<number> => {
    const sent = await statementsDuring(async () => {
      const { body } = await as(app, taro).graphql(query, { first }).expect(200);
      expect(body.errors).toBeUndefined();
      expect((body.data.rules ?? body.data.user.starredRules).nodes).toHaveLength(first);
    });
    return sent.filter(isRead).length;
  };

  it.each([
    ['with owner, author, star and latest version', LIST],
    ['with the numbers of owners', OWNERS],
    ['with what the checks found', CHECKS],
    ['with related rules', RELATED],
    ['with their histories', VERSIONS],
  ])('%s takes as many statements for 100 rules as for 5, and at most 12', async (_, query) => {
    await statements(query, 5);
    const counts = [await statements(query, 5), await statements(query, 20), await statements(query, 100)];
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThanOrEqual(12);
  });

  it('reads owners and versions only where it asks for more than the rows of rules hold', async () => {
    for (const query of [ROWS, READ]) await statements(query, 5);
    expect(await statements(ROWS, 20)).toBe(await statements(PLAIN, 20));
    expect(await statements(READ, 20)).toBe((await statements(ROWS, 20)) + 3);
    const [rows, read] = [
      await as(app, null).graphql(ROWS, { first: 100 }),
      await as(app, null).graphql(READ, { first: 100 }),
    ];
    expect(rows.body.data.rules.nodes).toHaveLength(100);
    expect(read.body.data).toMatchObject(rows.body.data as object);
  });

  it('counts all its rules once, and once more for each filter', async () => {
    await statements(FACETS, 5);
    expect(await statements(FACETS, 5)).toBe((await statements(PLAIN, 5)) + 2);
  });

  it('that somebody has starred takes as many statements for 20 rules as for 5', async () => {
    await statements(STARRED, 5);
    const counts = [await statements(STARRED, 5), await statements(STARRED, 20)];
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBeLessThanOrEqual(8);
  });
});

describe('a GraphQL list of organizations', () => {
  const app = useTestApp();

  it('with members and open invitations takes as many statements for 20 organizations as for 5', async () => {
    const owner = await aUser(app);
    const people = [await aUser(app), await aUser(app), await aUser(app)];
    for (let index = 0; index < 20; index++) {
      const { id } = await anOrganization(app, { owner, members: people });
      await as(app, owner).post(`/api/organizations/${id}/invite`, { email: 'guest@example.jp' }).expect(200);
    }
    const statements = async (first: number): Promise<number> => {
      const sent = await statementsDuring(async () => {
        const { body } = await as(app, owner).graphql(ORGANIZATIONS, { first }).expect(200);
        const { nodes } = body.data.viewer.organizations;
        expect(nodes).toHaveLength(first);
        expect(nodes[0].members).toMatchObject({ totalCount: 4, nodes: [{ role: 'OWNER' }, {}, {}] });
        expect(nodes[0].invitations).toHaveLength(1);
      });
      return sent.filter(isRead).length;
    };
    await statements(5);
    const counts = [await statements(5), await statements(10), await statements(20)];
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeLessThanOrEqual(12);
  });
});

/** Limits are counted by statements that write, and not by every request. */
function isRead(statement: string): boolean {
  return /^\s*(select|with)/i.test(statement);
}
