import { countTokens } from '@kimari/common/context-cost/count-tokens';
import { TOKENISER } from '@kimari/common/context-cost/tokeniser';
import type { Locale } from '@kimari/common/locale';
import { describeOutcome } from '@kimari/common/targets/loss-words';
import { groupLosses } from '@kimari/common/targets/outcomes';
import { TARGET_IDS } from '@kimari/common/targets/targets';
import { renderingsOf, type RuleToWrite } from '../../../../cli/src/project/desired';
import { Database } from '../../../../server/kernel/database/database';
import { AssessTask } from '../../../../server/modules/versions/assess.task';
import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule, aVersion, ruleInput } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';
import { aText, generatorOf } from '../../../support/generated-texts';
import { aSeed } from '../../../support/random-numbers';

/** Enough to find every loss; more would be the renderer's own tests. */
const TEXTS = 40;

type Loss = { readonly message: string };
type Losses = {
  readonly target: string;
  readonly losses: readonly Loss[];
  readonly obstacle: string | null;
};
type Cost = { readonly target: string; readonly always: number; readonly onDemand: number };
type Answer = {
  readonly losses: readonly Losses[];
  readonly contextCost: { readonly tokeniser: object; readonly targets: readonly Cost[] };
};

describe('what a version costs and loses', () => {
  let app: TestApp;
  let taro: TestUser;

  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app);
  });
  afterAll(() => app.close());

  async function ask(id: string, locale: Locale): Promise<Answer> {
    const { body } = await as(app, taro)
      .post('/api/rules/getVersion', { id, version: 'latest' })
      .set('Accept-Language', locale)
      .expect(200);
    return body as Answer;
  }

  /** On a busy machine, an answer does not wait for the count: the background makes up for it. */
  async function read(id: string, locale: Locale = 'en'): Promise<Answer> {
    const answer = await ask(id, locale);
    if ((answer.contextCost as object | null) !== null) return answer;
    await app.nest.get(AssessTask, { strict: false }).run();
    return ask(id, locale);
  }

  const sentencesOf = ({ losses }: Answer) =>
    losses.map(({ target, losses: own, obstacle }) => [
      target,
      [...own.map(({ message }) => message), ...(obstacle === null ? [] : [obstacle])],
    ]);

  /** What the plan of the command line says of the same rule. */
  function planOf(
    rule: Pick<RuleToWrite, 'content'> & { type: 'rule' | 'ccsubagents'; path: string },
    locale: Locale,
  ) {
    const locked = { type: rule.type, description: 'A text.' } as RuleToWrite['locked'];
    const entry = { name: null, path: '', variables: {} } as unknown as RuleToWrite['entry'];
    const { renderings } = renderingsOf({ ...rule, locked, entry, targets: TARGET_IDS });
    return renderings.map(({ target, rendering: { losses, obstacle } }) => [
      target,
      describeOutcome({ losses: groupLosses(losses), obstacle }, locale),
    ]);
  }

  it('is the same in REST, GraphQL and the plan, of every type and in every assistant', async () => {
    const generator = generatorOf(aSeed());
    const query = `query ($id: ID!) { rule(id: $id) { latestVersion {
      losses { target losses { message } obstacle } contextCost { targets { target always onDemand } } } } }`;
    for (let index = 0; index < TEXTS; index += 1) {
      const type = index % 2 === 0 ? 'rule' : 'ccsubagents';
      const content = aText(generator);
      const wishes = { type, content, description: 'A text.', visibility: 'private' } as const;
      const { status, body } = await as(app, taro).post('/api/rules/create', ruleInput(wishes));
      // Some generated texts have characters that are refused, or none.
      if (status === 422 || content === '') continue;
      const { id, path } = body as { readonly id: string; readonly path: string };
      for (const locale of ['en', 'ja'] as const) {
        const answer = await read(id, locale);
        expect([content, sentencesOf(answer)]).toEqual([content, planOf({ type, content, path }, locale)]);
        const { body: shown } = await as(app, taro).graphql(query, { id }).set('Accept-Language', locale);
        const { latestVersion } = (shown as { data: { rule: { latestVersion: Answer } } }).data.rule;
        expect(sentencesOf(latestVersion)).toEqual(sentencesOf(answer));
        expect(latestVersion.contextCost.targets).toEqual(
          answer.contextCost.targets.map(({ target, always, onDemand }) => ({ target, always, onDemand })),
        );
      }
    }
  });

  it('names the tokeniser, and counts what is written', async () => {
    const content = '# Style\n\n- Be kind.\n';
    const { id } = await aRule(app, taro, { content });
    const { contextCost } = await read(id);
    expect(contextCost).toMatchObject({ tokeniser: TOKENISER });
    expect(contextCost.targets).toContainEqual(
      expect.objectContaining({ target: 'claude', always: countTokens(content), onDemand: 0 }),
    );
  });

  it('warns of limits, in the language of the reader', async () => {
    const { id } = await aRule(app, taro, { content: `${'a'.repeat(99)}\n`.repeat(115) });
    const warningIn = async (locale: Locale) => {
      const { contextCost } = await read(id, locale);
      return contextCost.targets.find(({ target }) => target === 'windsurf');
    };
    expect(await warningIn('en')).toMatchObject({ warnings: [expect.stringContaining('12,000 characters')] });
    expect(await warningIn('ja')).toMatchObject({ warnings: [expect.stringContaining('12,000 文字')] });
  });

  it('follows the name and the description of the rule', async () => {
    const content = '---\nalwaysApply: false\ndescription:\nglobs: a.ts\n---\nText.\n';
    const { id } = await aRule(app, taro, { content, type: 'rule', description: 'Short.' });
    const skill = async () =>
      (await read(id)).contextCost.targets.find(({ target }) => target === 'claude-skills')?.always ?? 0;
    const before = await skill();
    await as(app, taro)
      .post('/api/rules/update', { id, description: 'A much longer description of the same rule.' })
      .expect(200);
    expect(await skill()).toBeGreaterThan(before);
  });

  it('is counted in the background for lists, and anew by a newer engine', async () => {
    const { id, path } = await aRule(app, taro);
    await aVersion(app, taro, id);
    const query = `query ($path: String!) { rule(path: $path) { versions(first: 5) { nodes {
      contextCost { targets { always } } } } } }`;
    const counted = async () => {
      const { body } = await as(app, null).graphql(query, { path }).expect(200);
      const { nodes } = (body as { data: { rule: { versions: { nodes: { contextCost: unknown }[] } } } }).data
        .rule.versions;
      return nodes.map(({ contextCost }) => contextCost !== null);
    };
    expect(await counted()).toEqual([false, false]);
    await app.nest.get(AssessTask, { strict: false }).run();
    expect(await counted()).toEqual([true, true]);
    await app.nest
      .get(Database, { strict: false })
      .write(`update version_assessments set engine_version = 0`, []);
    await app.nest.get(AssessTask, { strict: false }).run();
    const [left] = await app.nest
      .get(Database, { strict: false })
      .read<{ count: string }>(`select count(*) from version_assessments where engine_version = 0`, []);
    expect(Number(left?.count)).toBe(0);
  });
});
