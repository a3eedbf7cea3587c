import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VersionNewsTask } from '../../server/modules/rules/version-news.task';
import { as } from '../support/as';
import { aCliToken } from '../support/factories/cli-token';
import { aReport } from '../support/factories/report';
import { aRule, aVersion, ruleInput } from '../support/factories/rule';
import { aUser, type TestUser } from '../support/factories/user';
import { ASKED_TURNS, NOTED_TURNS, REFUSED_TURNS, type Turn, WIDER_TURNS } from '../support/turning-texts';
import { useMachine, writeFiles } from './support/use-machine';

jest.setTimeout(240_000);

const world = useMachine({ ADMIN_EMAILS: 'boss@example.jp' });
const LANGUAGES = ['en', 'ja'] as const;
type Language = (typeof LANGUAGES)[number];
type Found = { readonly code: string; readonly message: string; readonly line: number };
type Refusal = { readonly data: { readonly reason: string; readonly findings: readonly Found[] } };

const PROPER = join(__dirname, '../support/proper-files');
const properFiles = readdirSync(PROPER).map((file) => ({
  name: file.replace(/\.\w+$/, ''),
  content: readFileSync(join(PROPER, file), 'utf8'),
}));

const CREATE = 'mutation ($input: CreateRuleInput!) { createRule(input: $input) { rule { id } } }';
const UPDATE = 'mutation ($input: UpdateRuleInput!) { updateRule(input: $input) { rule { id } } }';
const CHECKS = `query ($id: ID!) { rule(id: $id) { latestVersion {
  checks { status findings { message line } } powers { added { sentence } } } } }`;

let sora: TestUser;
beforeEach(async () => {
  sora = await aUser(world.app, { username: 'sora' });
});
const codeOf = ({ turns }: Turn) => ('finding' in turns ? turns.finding : turns.power);
const signedIn = async () => ({ KIMARI_TOKEN: await aCliToken(world.app, sora) });
/** Publishes the second version of a rule that people of both languages have starred; the mails to them. */
async function mailsToFans(
  rule: { readonly id: string; readonly path: string },
  { after }: Turn,
): Promise<Readonly<Record<Language, string>>> {
  const fans = { en: await aUser(world.app), ja: await aUser(world.app) };
  for (const language of LANGUAGES) {
    await call('/api/users/updatePreferences', { locale: language }, 'en', fans[language]).expect(200);
    await call('/api/rules/like', { ruleId: rule.id }, 'en', fans[language]).expect(200);
  }
  await aVersion(world.app, sora, rule.id, { content: after, acceptFindings: true });
  await world.app.nest.get(VersionNewsTask, { strict: false }).run();
  const mails = await world.app.mails();
  const textTo = ({ email }: TestUser) =>
    mails.find(({ to, subject }) => to === email && subject.includes(rule.path))?.text ?? '';
  return { en: textTo(fans.en), ja: textTo(fans.ja) };
}

const call = (path: string, body: object, language: Language, who: TestUser | null = sora) =>
  as(world.app, who).post(path, body).set('Accept-Language', language);
const graphql = (query: string, variables: object, language: Language) =>
  as(world.app, sora).graphql(query, variables).set('Accept-Language', language);

it('takes proper texts over every way to publish', async () => {
  const refused: string[] = [];
  const env = await signedIn();
  await writeFiles(
    world.machine.project,
    Object.fromEntries(properFiles.map(({ name, content }) => [`${name}.md`, content])),
  );
  for (const { name, content } of properFiles) {
    const rest = await call('/api/rules/create', ruleInput({ name, content }), 'en');
    if (rest.status !== 200) refused.push(`${name} over REST`);
    const input = { ...ruleInput({ name: `${name}-2`, content }), visibility: 'PUBLIC' };
    const { body } = await graphql(CREATE, { input }, 'en');
    if ((body as { errors?: unknown }).errors !== undefined) refused.push(`${name} over GraphQL`);
    const cli = await world.machine.run(
      ['publish', `${name}.md`, '--name', `${name}-3`, '--visibility', 'public', '--yes'],
      { env },
    );
    if (cli.code !== 0) refused.push(`${name} by the command line: ${cli.err}`);
  }
  expect(refused).toEqual([]);
});

it.each([...REFUSED_TURNS, ...ASKED_TURNS])(
  'refuses $name in the same words on every way to publish',
  async (turn) => {
    const { name, before, after } = turn;
    const { id } = await aRule(world.app, sora, { name, content: before });
    await writeFiles(world.machine.project, { [`${name}.md`]: after });
    const env = await signedIn();
    for (const language of LANGUAGES) {
      const { body } = await call('/api/rules/update', { id, content: after }, language).expect(422);
      const [found] = (body as Refusal).data.findings;
      const { message = '', line = 0 } = found ?? {};
      expect(found?.code).toBe(codeOf(turn));
      const input = { id, content: after };
      const answer = await graphql(UPDATE, { input }, language);
      expect(JSON.stringify(answer.body)).toContain(JSON.stringify(message));
      const cli = await world.machine.run(['publish', `${name}.md`, '--yes', '--lang', language], { env });
      expect(cli.code).not.toBe(0);
      expect(cli.err).toContain(message);
      expect(cli.err).toContain(String(line));
    }
    const { body } = await call('/api/rules/getContent', { id }, 'en');
    expect((body as { content: string }).content).toBe(before);
  },
);

it.each([...NOTED_TURNS, ...ASKED_TURNS])(
  'tells of $name in the same words on every surface',
  async (turn) => {
    const { name, before } = turn;
    const rule = await aRule(world.app, sora, { name, content: before });
    await world.machine.ok(['add', `@sora/${name}`, '--target', 'claude']);
    const boss = await aUser(world.app, { username: 'boss' });
    const mailed = await mailsToFans(rule, turn);
    await aReport(world.app, await aUser(world.app), rule.id);
    for (const language of LANGUAGES) {
      const version = await call('/api/rules/getVersion', { id: rule.id, version: '1.0.1' }, language);
      const { findings } = (version.body as { checks: { findings: readonly Found[] } }).checks;
      const found = findings.find(({ code }) => code === codeOf(turn));
      expect(found?.message).toMatch(language === 'ja' ? /[ぁ-ん]/ : /^[A-Z][^ぁ-ん]+$/);
      const message = found?.message ?? '';
      const answer = await graphql(CHECKS, { id: rule.id }, language);
      const told = {
        GraphQL: JSON.stringify(answer.body),
        content: JSON.stringify((await call('/api/rules/getContent', { id: rule.id }, language)).body),
        moderation: JSON.stringify(
          (await call('/api/moderation/get', { ruleId: rule.id }, language, boss)).body,
        ),
        info: await world.machine.ok(['info', `@sora/${name}`, '--lang', language]),
        update: (await world.machine.run(['update', '--dry-run', '--allow-hidden', '--lang', language])).err,
        add: (
          await (
            await world.another()
          ).run([
            'add',
            `@sora/${name}`,
            '--target',
            'claude',
            '--dry-run',
            '--allow-hidden',
            '--lang',
            language,
          ])
        ).err,
      };
      for (const [surface, words] of Object.entries(told))
        expect({ surface, tells: words.includes(message) }).toEqual({ surface, tells: true });
      // Neither quotes the text, which messages do in brackets.
      const unquoted = message.replace(/ ?[(（][^U)）]*\/[^)）]*[)）]$/, '');
      const feed = await as(world.app, null).get(`/feeds/${rule.path}.atom`).set('Accept-Language', language);
      expect(feed.text).toContain(unquoted);
      expect(feed.text.match(/term="new-findings"/g)).toHaveLength(1);
      expect(mailed[language]).toContain(unquoted);
    }
    const { body } = await call('/api/rules/search', { author: 'sora' }, 'en');
    expect((body as { rules: readonly object[] }).rules[0]).toMatchObject({ checks: { status: 'notes' } });
  },
);

it.each(WIDER_TURNS)('tells of $name in the same words on every surface', async (turn) => {
  const { name, type, before } = turn;
  const rule = await aRule(world.app, sora, { name, type, content: before });
  await world.machine.ok(['add', `@sora/${name}`, '--target', 'claude']);
  const mailed = await mailsToFans(rule, turn);
  for (const language of LANGUAGES) {
    const version = await call('/api/rules/getVersion', { id: rule.id, version: '1.0.1' }, language);
    const { added } = (version.body as { powers: { added: readonly { sentence: string }[] } }).powers;
    const { sentence = '' } = added[0] ?? {};
    expect(sentence).toMatch(language === 'ja' ? /[ぁ-ん]/ : /^[A-Z][^ぁ-ん]+$/);
    const answer = await graphql(CHECKS, { id: rule.id }, language);
    const told = {
      GraphQL: JSON.stringify(answer.body),
      content: JSON.stringify((await call('/api/rules/getContent', { id: rule.id }, language)).body),
      info: await world.machine.ok(['info', `@sora/${name}`, '--lang', language]),
      json: await world.machine.ok(['info', `@sora/${name}`, '--json', '--lang', language]),
      update: (await world.machine.run(['update', '--lang', language])).err,
    };
    for (const [surface, words] of Object.entries(told))
      expect({
        surface,
        tells: [sentence, JSON.stringify(sentence).slice(1, -1)].some((one) => words.includes(one)),
      }).toEqual({ surface, tells: true });
    expect(mailed[language]).toMatch(language === 'ja' ? /より多くのことを/ : /lets an assistant do more/);
  }
  const feed = await as(world.app, null).get(`/feeds/${rule.path}.atom`);
  expect(feed.text).toContain('term="asks-for-more"');
});
