import type { Page } from 'playwright-core';
import { ASKED_TURNS, NOTED_TURNS, type Turn, WIDER_TURNS } from '../support/turning-texts';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, call, type Person, signIn } from './support/people';
import { aName, ORIGIN } from './support/site';

const visitors = useBrowser();
const TIMEOUT = 240_000;

const LANGUAGES = {
  ja: {
    ...{ isNew: 'この版で増えました', findings: '検査の新しい指摘', wider: '権限が増えました' },
    ...{
      fresh: '1.0.1で増えた検査の指摘',
      added: '増えました',
      checks: '検査',
      reveal: /^見えない文字を表示/,
    },
  },
  en: {
    ...{ isNew: 'New in this version', findings: 'New findings', wider: 'Asks for more' },
    ...{
      fresh: 'Findings new in 1.0.1',
      added: 'added',
      checks: 'Checks',
      reveal: /^Show invisible characters/,
    },
  },
} as const;
type Language = keyof typeof LANGUAGES;
const EACH = Object.keys(LANGUAGES) as readonly Language[];

type Answer = {
  readonly checks: { readonly findings: readonly { code: string; message: string; line: number }[] };
  readonly powers: { readonly added: readonly { sentence: string; identifier: string }[] };
};
type Published = { readonly id: string; readonly address: string };

let author: Person;
beforeAll(async () => {
  author = await aPerson('turns');
}, TIMEOUT);

/** A rule with both versions. */
async function turned({ name, type, before, after }: Turn): Promise<Published> {
  const rule = await aRuleOf(author, { name: aName(name), type, content: before });
  await call('/api/rules/update', { id: rule.id, content: after, acceptFindings: true }, author);
  return rule;
}

/** What REST says of the second version, in a language. */
async function answered({ id }: Published, language: Language): Promise<Answer> {
  const response = await fetch(`${ORIGIN}/api/rules/getVersion`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ id, version: '1.0.1' }),
  });
  return (await response.json()) as Answer;
}

/** The HTML of the content of a page. The texts of its scripts are no part of it. */
async function htmlOf(path: string, language: Language): Promise<string> {
  const response = await fetch(ORIGIN + path, { headers: { Cookie: `lang=${language}` } });
  expect(response.status).toBe(200);
  const html = await response.text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;');

it.each([...NOTED_TURNS, ...ASKED_TURNS])(
  'pages name $name in the words of the API',
  async (turn) => {
    const rule = await turned(turn);
    for (const language of EACH) {
      const words = LANGUAGES[language];
      const { findings } = (await answered(rule, language)).checks;
      const found = findings.find(({ code }) => 'finding' in turn.turns && code === turn.turns.finding);
      const { message = '', line = 0 } = found ?? {};
      expect(message).not.toBe('');
      const page = await htmlOf(rule.address, language);
      const history = await htmlOf(`${rule.address}?tab=versions`, language);
      const diff = await htmlOf(`${rule.address}?from=1.0.0&to=1.0.1`, language);
      const first = await htmlOf(`${rule.address}?version=1.0.0`, language);
      const tells = (html: string, text: string) => html.includes(escaped(text));
      const shown = {
        message: tells(page, message),
        isNew: tells(page, words.isNew),
        line: new RegExp(`href="[^"]+line=${line}[^"]*#L${line}"`).test(page),
        diff: tells(diff, message) && tells(diff, words.fresh),
        history: history.split(words.findings).length - 1,
        earlier: tells(first, words.isNew),
      };
      expect({ language, ...shown }).toEqual({
        ...{ language, message: true, isNew: true, line: true, diff: true, history: 1, earlier: false },
      });
    }
  },
  TIMEOUT,
);

it.each(WIDER_TURNS)(
  'pages name $name in the words of the API',
  async (turn) => {
    const rule = await turned(turn);
    for (const language of EACH) {
      const words = LANGUAGES[language];
      const [power] = (await answered(rule, language)).powers.added;
      const page = await htmlOf(rule.address, language);
      const history = await htmlOf(`${rule.address}?tab=versions`, language);
      const panel = page.slice(page.indexOf('id="powers"'));
      expect(panel).toContain(escaped(power?.sentence ?? 'missing'));
      expect(panel).toContain(words.added);
      expect(history.split(words.wider).length - 1).toBe(1);
    }
  },
  TIMEOUT,
);

describe.each(EACH)('in %s, the editor', (language) => {
  const locale = language === 'ja' ? 'ja-JP' : 'en-US';
  const editor = (page: Page) => page.locator('[contenteditable="true"]');

  it(
    'names each turn in the words of the API and marks it, and shows what nobody sees',
    async () => {
      const page = await visitors.open({ locale });
      await signIn(page, author);
      const panel = page.getByRole('region', { name: LANGUAGES[language].checks, exact: true });
      await page.goto('/rules/new');
      await page.locator('[data-editor="open"]').waitFor();
      for (const turn of [...NOTED_TURNS, ...ASKED_TURNS]) {
        await editor(page).fill(turn.before);
        await editor(page).locator('.finding').first().waitFor({ state: 'detached' });
        await editor(page).fill(turn.after);
        const { message } = (await answered(await turned(turn), language)).checks.findings[0] ?? {};
        await panel
          .getByText(message ?? 'missing', { exact: true })
          .first()
          .waitFor();
        await editor(page).locator('.finding').first().waitFor();
      }
    },
    TIMEOUT,
  );
});

it.each(EACH)(
  'a hidden character is revealed by its name, on the page and in the difference (%s)',
  async (language) => {
    const locale = language === 'ja' ? 'ja-JP' : 'en-US';
    const turn = NOTED_TURNS.find(({ name }) => name === 'zero-width');
    if (!turn) throw new Error('The turn is missing');
    const { address } = await turned(turn);
    const page = await visitors.open({ locale });
    await page.goto(address);
    const checks = page.getByRole('region', { name: LANGUAGES[language].checks, exact: true });
    await checks.getByRole('listitem').getByRole('link').first().click();
    await page.getByText('⟦U+200B ZERO WIDTH SPACE⟧').filter({ visible: true }).first().waitFor();
    await page.goto(`${address}?from=1.0.0&to=1.0.1`);
    await page.getByRole('link', { name: LANGUAGES[language].reveal }).click();
    await page.getByText('⟦U+200B ZERO WIDTH SPACE⟧').filter({ visible: true }).first().waitFor();
  },
  TIMEOUT,
);
