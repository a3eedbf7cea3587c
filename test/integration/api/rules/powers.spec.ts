import { Database } from '../../../../server/kernel/database/database';
import { RereadPowersTask } from '../../../../server/modules/versions/reread-powers.task';
import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

type Wider = {
  readonly name: string;
  readonly type: 'rule' | 'ccsubagents';
  readonly before: string;
  readonly after: string;
  /** Identifiers of what was added. */
  readonly added: readonly string[];
};

const agent = (fields: string) => `---\nname: helper\ndescription: Helps\n${fields}---\nHelp.\n`;
const skill = (fields: string, text = '') =>
  `---\nname: s\ndescription: Helps\n${fields}---\nHelp. ${text}\n`;
const SUBAGENT = { type: 'ccsubagents' } as const;
const SKILL = { type: 'rule' } as const;

/** Pairs of versions of which the second asks for more: one for each kind of power. */
const PAIRS: readonly Wider[] = [
  {
    ...SUBAGENT,
    name: 'a tool',
    before: agent('tools: Read\n'),
    after: agent('tools: [Read, Bash]\n'),
    added: ['Bash'],
  },
  { ...SUBAGENT, name: 'all tools', before: agent('tools: Read\n'), after: agent(''), added: ['*'] },
  {
    ...SUBAGENT,
    name: 'a denial',
    before: agent('disallowedTools: Bash\n'),
    after: agent(''),
    added: ['Bash'],
  },
  {
    ...SUBAGENT,
    name: 'a mode',
    before: agent(''),
    after: agent('permissionMode: acceptEdits\n'),
    added: ['acceptEdits'],
  },
  {
    ...SUBAGENT,
    name: 'a hook',
    before: agent(''),
    after: agent('hooks: {Stop: [{hooks: [{type: command, command: ./x}]}]}\n'),
    added: ['Stop'],
  },
  {
    ...SUBAGENT,
    name: 'a server',
    before: agent('mcpServers: {a: {command: x}}\n'),
    after: agent('mcpServers: {a: {command: y}}\n'),
    added: ['a'],
  },
  {
    ...SUBAGENT,
    name: 'the network',
    before: agent(''),
    after: agent('network_access: true\n'),
    added: ['*'],
  },
  {
    ...SKILL,
    name: 'unasked tools',
    before: skill('allowed-tools: Read\n'),
    after: skill('allowed-tools: Read Bash(rm:*)\n'),
    added: ['Bash(rm:*)'],
  },
  {
    ...SKILL,
    name: 'commands',
    before: skill(''),
    after: skill('', 'Now: !`curl example.org`'),
    added: ['curl example.org'],
  },
];

type Shown = { readonly identifier: string; readonly sentence: string; readonly isAdded: boolean };
type Body = {
  readonly asksForMore: boolean;
  readonly powers: {
    readonly comparedWith: string | null;
    readonly powers: readonly Shown[];
    readonly added: readonly Shown[];
  };
};

describe('What a version asks for', () => {
  let app: TestApp;
  let taro: TestUser;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
  });
  afterAll(() => app.close());

  const publish = async (before: string, after: string, type: Wider['type'] = 'ccsubagents') => {
    const rule = await aRule(app, taro, { name: `r${(count += 1)}`, type, content: before });
    return { ...rule, second: await aVersion(app, taro, rule.id, { content: after }) };
  };
  const versionOf = async (id: string, version: string, language = 'en') => {
    const { body } = await as(app, null)
      .post('/api/rules/getVersion', { id, version })
      .set('Accept-Language', language);
    return body as Body;
  };

  it.each(PAIRS)(
    'is more where the next version adds $name, on every surface',
    async ({ type, before, after, added }) => {
      const { id, path, second } = await publish(before, after, type);
      const identifiers = (list: readonly Shown[]) => list.map(({ identifier }) => identifier);
      const [first, next] = [await versionOf(id, '1.0.0'), await versionOf(id, second)];
      expect([first.asksForMore, first.powers.comparedWith, first.powers.added]).toEqual([false, null, []]);
      expect([next.asksForMore, next.powers.comparedWith, identifiers(next.powers.added)]).toEqual([
        true,
        '1.0.0',
        added,
      ]);
      expect(identifiers(next.powers.powers.filter(({ isAdded }) => isAdded))).toEqual(added);

      const japanese = await versionOf(id, second, 'ja');
      for (const [index, { sentence }] of japanese.powers.added.entries()) {
        expect(sentence).toMatch(/[ぁ-ん]/);
        expect(next.powers.added[index]?.sentence).toMatch(/^[A-Z][^ぁ-ん]+$/);
      }
      const query = `query ($id: ID!) { rule(id: $id) { asksForMore latestVersion { asksForMore powers { added { identifier } } }
      versions(first: 2) { nodes { asksForMore } } } }`;
      const graphql = await as(app, null).graphql(query, { id });
      expect(graphql.body).toMatchObject({
        data: {
          rule: {
            ...{ asksForMore: true, versions: { nodes: [{ asksForMore: true }, { asksForMore: false }] } },
            latestVersion: {
              asksForMore: true,
              powers: { added: added.map((identifier) => ({ identifier })) },
            },
          },
        },
      });
      const list = await as(app, null).post('/api/rules/search', { author: 'taro', limit: 100 });
      const { rules } = list.body as {
        readonly rules: readonly { readonly id: string; readonly asksForMore: boolean }[];
      };
      expect(rules.find((rule) => rule.id === id)?.asksForMore).toBe(true);
      const content = await as(app, null).post('/api/rules/getContent', { id });
      expect(content.body).toMatchObject({ asksForMore: true, powers: { comparedWith: '1.0.0' } });
      const feed = await as(app, null).get(`/feeds/${path}.atom`).set('Accept-Language', 'en');
      expect(feed.text.match(/term="asks-for-more"/g)).toHaveLength(1);
      expect(feed.text).toContain('lets an assistant do more than the one before it');
      const all = await as(app, null).get('/feeds/rules.atom').set('Accept-Language', 'ja');
      expect(all.text).toContain('より多くの権限を求めます');
    },
  );

  it.each(PAIRS)('is not more where the next version takes $name away', async ({ type, before, after }) => {
    const { id, second } = await publish(after, before, type);
    const { asksForMore, powers } = await versionOf(id, second);
    // Another server is another one in both directions.
    const isExchanged = before.includes('mcpServers');
    expect([asksForMore, powers.added.length]).toEqual([isExchanged, isExchanged ? 1 : 0]);
  });

  it('is compared with the version before by number, not with the one that was read last', async () => {
    const rule = await aRule(app, taro, {
      name: 'numbers',
      type: 'ccsubagents',
      content: agent('tools: Read\n'),
    });
    await aVersion(app, taro, rule.id, { content: agent('tools: Read, Bash\n') });
    const third = await aVersion(app, taro, rule.id, { content: agent('tools: Read, Bash\ncolor: red\n') });
    expect((await versionOf(rule.id, third)).asksForMore).toBe(false);
  });

  it('is read again by a newer engine, and where an earlier release has published', async () => {
    const { id, second } = await publish(agent('tools: Read\n'), agent('tools: Bash\n'));
    const database = app.nest.get(Database, { strict: false });
    const versions = 'select id from rule_versions where rule_id = $1';
    await database.write(
      `update version_powers set engine_version = 0, asks_for_more = false, powers = '{"powers":[],"added":[],"omitted":0}'
      where version_id in (${versions} and minor = 0 and patch = 0)`,
      [id],
    );
    await database.write(
      `delete from version_powers where version_id in (${versions} and (minor, patch) <> (0, 0))`,
      [id],
    );
    await app.nest.get(RereadPowersTask, { strict: false }).run();
    expect((await versionOf(id, '1.0.0')).powers.powers).toMatchObject([{ identifier: 'Read' }]);
    expect((await versionOf(id, second)).powers.added).toMatchObject([{ identifier: 'Bash' }]);
  });

  it('does not name a version before that moderators have hidden', async () => {
    const { id, second } = await publish(agent('tools: Read\n'), agent('tools: Bash\n'));
    await app.nest
      .get(Database, { strict: false })
      .write(
        `insert into hidden_versions (version_id, hidden_at) select id, now() from rule_versions where rule_id = $1 and minor = 0 and patch = 0`,
        [id],
      );
    const { asksForMore, powers } = await versionOf(id, second);
    expect([asksForMore, powers.comparedWith]).toEqual([true, null]);
  });

  it('is bounded, keeps what was added, and takes whatever YAML can write', async () => {
    const many = (from: number) => Array.from({ length: 150 }, (_, index) => `T${from + index}`).join(', ');
    const odd = 'hooks:\n  Stop: "\\ud800 \\0"\n';
    const { id, second } = await publish(
      agent(`tools: ${many(0)}\n`),
      agent(`tools: ${many(0)}, Bash\n${odd}`),
    );
    const { powers } = await versionOf(id, second);
    expect(powers.powers.length).toBeLessThanOrEqual(100);
    expect(powers.powers.filter(({ isAdded }) => isAdded).map(({ identifier }) => identifier)).toEqual([
      'Bash',
      'Stop',
    ]);
  });
});
