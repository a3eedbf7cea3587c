import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, call, type Person } from './support/people';
import { aName, ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();
const SECTIONS = ['一', '二', '三'].map((name) => `## 章${name}\n\n${'長い本文です。'.repeat(120)}`);
const CONTENT = [
  '# 手順',
  '> [!WARNING]\n> 夜間は、戻す手順を先に用意します。',
  '```bash\npnpm run check\n```',
  '```mermaid\ngraph LR\n  a --> b\n```',
  '![流れ](https://raw.example.com/flow.png)',
  ...SECTIONS,
].join('\n\n');
const LINES = CONTENT.split('\n');

const PHONE = { viewport: { width: 390, height: 844 } };
const TIMEOUT = 180_000;

let person: Person;
let rule: string;

beforeAll(async () => {
  person = await aPerson('reader');
  const made = await aRuleOf(person, { name: aName('reading'), content: CONTENT });
  rule = made.address;
  await call('/api/rules/star', { ruleId: made.id }, person);
}, TIMEOUT);

const pickedLines = (page: Page) =>
  page
    .locator('main article pre [id^=L]')
    .evaluateAll((lines) =>
      (lines as unknown as { id: string; className: string }[])
        .filter(({ className }) => className.includes('picked'))
        .map(({ id }) => id),
    );

describe('a text', () => {
  it(
    'shows alerts, diagrams and images as on GitHub, and copies code',
    async () => {
      const page = await visitors.open({ permissions: ['clipboard-read', 'clipboard-write'] });
      await visit(page, rule);
      const text = page.getByRole('article', { name: '本文' });
      expect(await text.locator('.md-alert-warning').innerText()).toMatch(/^注意\s+夜間は/);
      expect(await text.locator('figcaption').innerText()).toContain('もとの文のまま');
      const image = text.getByRole('link', { name: '画像を開く: 流れ' });
      expect(await image.getAttribute('href')).toBe('https://raw.example.com/flow.png');
      // Words of this kind stay for two seconds, here and below.
      await Promise.all([
        page.getByText('コピーしました').first().waitFor(),
        text.getByRole('button', { name: 'コードをコピー' }).click(),
      ]);
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe('pnpm run check');
    },
    TIMEOUT,
  );

  it(
    'has no buttons without scripts, and a table of contents that unfolds',
    async () => {
      const page = await visitors.open({ ...PHONE, locale: 'en-GB', javaScriptEnabled: false });
      await page.goto(rule);
      expect(await page.getByRole('article', { name: 'Text' }).getByRole('button').count()).toBe(0);
      const contents = page.locator('details', {
        has: page.getByRole('link', { name: '章三', includeHidden: true }),
      });
      await contents.locator('summary').click();
      await contents.getByRole('link', { name: '章三' }).click();
      await page.waitForURL(({ hash }) => decodeURIComponent(hash) === '#s-章三');
    },
    TIMEOUT,
  );

  it(
    'has a table of contents on phones that closes on a choice',
    async () => {
      const page = await visitors.open(PHONE);
      await visit(page, rule);
      const contents = page.locator('details', { has: page.locator('nav[aria-label=目次]') });
      await contents.locator('summary').click();
      await contents.getByRole('link', { name: '章二' }).click();
      await contents.getByRole('link', { name: '章二' }).waitFor({ state: 'hidden' });
      await page.waitForURL(({ hash }) => decodeURIComponent(hash) === '#s-章二');
      await page.getByRole('link', { name: '上へ戻る' }).click();
      await page.waitForURL(/#main$/);
    },
    TIMEOUT,
  );
});

describe('the source of a text', () => {
  it('is sent only where it is shown', async () => {
    const { address } = await aRuleOf(person, { name: aName('sent'), content: 'A **strong** word\n' });
    const countOf = async (text: string, view: string) =>
      (await (await fetch(ORIGIN + address + view)).text()).split(text).length - 1;
    expect(await countOf('**strong**', '')).toBe(0);
    expect(await countOf('strong', '')).toBeGreaterThan(0);
    // In the page and in the data that scripts read.
    expect(await countOf('**strong**', '?view=raw')).toBe(2);
  });

  it(
    'has lines that can be picked, linked to and copied',
    async () => {
      const page = await visitors.open({ permissions: ['clipboard-read', 'clipboard-write'] });
      await visit(page, `${rule}?view=raw#L3-L4`);
      await page.getByText('3〜4行目を選んでいます').waitFor();
      await until(async () => isDeepStrictEqual(await pickedLines(page), ['L3', 'L4']));
      await page.getByRole('link', { name: '6行目', exact: true }).click();
      await page.getByRole('link', { name: '8行目', exact: true }).click({ modifiers: ['Shift'] });
      await page.getByText('6〜8行目を選んでいます').waitFor();
      await page.waitForURL(/#L6-L8$/);
      await Promise.all([
        page.getByRole('button', { name: 'コピーしました' }).waitFor(),
        page.getByRole('button', { name: 'この行をコピー' }).click(),
      ]);
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(LINES.slice(5, 8).join('\n'));
      const link = page.getByRole('button', { name: 'リンクをコピー' });
      await Promise.all([link.waitFor({ state: 'detached' }), link.click()]);
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
        `${ORIGIN}${rule}?version=1.0.0&view=raw#L6-L8`,
      );
      await page.getByRole('button', { name: '解除' }).click();
      await page.getByText('行目を選んでいます').waitFor({ state: 'detached' });
      await page.waitForURL(({ hash }) => hash === '');
      await until(async () => (await pickedLines(page)).length === 0);
      expect(await page.locator('main article pre').textContent()).toBe(CONTENT);
    },
    TIMEOUT,
  );

  it(
    'shows invisible characters, tells harmless ones from others, and copies them as they are',
    async () => {
      const content = '# 決まり\n\n葛\u{e0100}城\u3000市\nここ\u200bまで\n';
      const hiding = await aRuleOf(person, { name: aName('hiding'), content });
      const page = await visitors.open({ javaScriptEnabled: false });
      await page.goto(`${hiding.address}?view=raw`);
      const legend = page.getByRole('region', { name: '見えない文字が3個あります' });
      await legend.getByText('異体字の指定').waitFor();
      await legend.getByText('赤い印の文字は').waitFor();
      expect(await legend.getByRole('link', { name: '4行', exact: true }).getAttribute('href')).toBe('#L4');
      const text = page.locator('main article pre');
      expect(await text.textContent()).toBe(content);
      // What can hide something is drawn, beside what is copied.
      expect(await page.locator('#L4 [data-code="U+200B"]').count()).toBe(1);
      expect(await page.locator('#L3 [data-code]').count()).toBe(0);
      const revealed =
        '# 決まり\n\n葛⟦U+E0100 VARIATION SELECTOR-17⟧城⟦U+3000 IDEOGRAPHIC SPACE⟧市\nここ⟦U+200B ZERO WIDTH SPACE⟧まで\n';
      for (const start of [`${hiding.address}?view=raw`, hiding.address]) {
        await page.goto(start);
        await page.getByRole('link', { name: '見えない文字を表示 3個' }).click();
        await until(async () => (await text.textContent()) === revealed);
      }
      await page.getByRole('link', { name: '見えない文字を表示 3個' }).click();
      await until(async () => (await text.textContent()) === content);
    },
    TIMEOUT,
  );

  it(
    'marks one line and stops wrapping without scripts',
    async () => {
      const page = await visitors.open({ locale: 'en-GB', javaScriptEnabled: false });
      await page.goto(`${rule}?view=raw#L3`);
      const style = (selector: string, name: string) =>
        page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).${name}`);
      expect(await style('#L3', 'boxShadow')).toContain('inset');
      const wrap = () => style('#L3 > span', 'whiteSpace');
      expect(await wrap()).toBe('pre-wrap');
      await page.getByRole('checkbox', { name: 'Wrap lines' }).uncheck();
      expect(await wrap()).toBe('pre');
    },
    TIMEOUT,
  );
});

describe('the facts about a rule', () => {
  it(
    'lead to the people who have starred it',
    async () => {
      const page = await visitors.open({ javaScriptEnabled: false });
      await page.goto(rule);
      const colophon = page.getByRole('region', { name: '奥付' });
      expect(await colophon.innerText()).toContain('Kimariで書かれました');
      await colophon.getByRole('link', { name: '1', exact: true }).click();
      await page.getByRole('heading', { name: 'スターを付けた人' }).waitFor();
      await page
        .getByRole('link', { name: `@${person.username}` })
        .last()
        .click();
      await page.waitForURL(`**/user/${person.username}`);
    },
    TIMEOUT,
  );

  it(
    'name the assistant that the reader chose last, from the start',
    async () => {
      const page = await visitors.open();
      await visit(page, rule);
      await page.getByRole('radio', { name: 'Cursor' }).click();
      const chosen = /value="cursor"[^>]*aria-checked="true"|aria-checked="true"[^>]*value="cursor"/;
      await until(async () => chosen.test(await (await page.request.get(rule)).text()));
    },
    TIMEOUT,
  );
});
