import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { accessibilityProblems } from './support/accessibility';
import { useBrowser } from './support/browser';
import { aPerson, call, type Person, signIn } from './support/people';
import { aName, ORIGIN } from './support/site';

const visitors = useBrowser();

const CREDENTIAL = 'ghp_q7Zk2Lw9Xr4Tn8Vb3Mc6Jd5Hf1Gs0PyaWu2E';
const LANGUAGES = {
  'ja-JP': {
    ...{ name: 'ルール名', text: '本文', create: 'ルールを作成', remove: '取り除く' },
    ...{ place: '3行目、5文字目', accept: 'これらは例です。このまま公開します。', more: '…ほか3件' },
    ...{ description: /^説明/, everybody: /^公開/ },
  },
  'en-US': {
    ...{ name: 'Name', text: 'Text', create: 'Create rule', remove: 'Remove them' },
    ...{
      place: 'Line 3, column 5',
      accept: 'These are examples. Publish them as they are.',
      more: '… and 3 more',
    },
    ...{ description: /^Description/, everybody: /^Public/ },
  },
} as const;
const RULES = [
  'label',
  'color-contrast',
  'list',
  'button-name',
  'link-name',
  'heading-order',
  'duplicate-id-aria',
];
type Texts = (typeof LANGUAGES)[keyof typeof LANGUAGES];

const WAYS = (['ja-JP', 'en-US'] as const).flatMap((locale) =>
  [true, false].map((javaScriptEnabled) => ({ locale, javaScriptEnabled, texts: LANGUAGES[locale] })),
);

let author: Person;
beforeAll(async () => {
  author = await aPerson('refused');
});

const places = (page: Page) => page.locator('#refused-text');
const save = (page: Page) => page.locator('main button[type="submit"]').filter({ visible: true }).last();
const area = (page: Page, { text }: Texts) => page.locator(`textarea[aria-label="${text}"]`);

/** With scripts, an editor lies over the text area. */
async function write(page: Page, texts: Texts, content: string, hasScripts: boolean): Promise<void> {
  if (hasScripts) await page.locator('[data-editor="open"]').waitFor();
  if (!hasScripts) return area(page, texts).fill(content);
  await page.locator('[contenteditable="true"]').fill(content);
}

describe.each(WAYS)('a refused text ($locale, scripts: $javaScriptEnabled)', (way) => {
  const { locale, javaScriptEnabled, texts } = way;
  const open = async () => {
    const page = await visitors.open({
      locale,
      javaScriptEnabled,
      statuses: [422],
      colorScheme: locale === 'ja-JP' ? 'dark' : 'light',
    });
    await signIn(page, author);
    return page;
  };

  const begin = async (content: string) => {
    const page = await open();
    const name = aName('refused');
    await page.goto('/rules/new');
    await page.getByLabel(texts.name).fill(name);
    await page.getByRole('textbox', { name: texts.description }).fill('Kept');
    await write(page, texts, content, javaScriptEnabled);
    await page.getByRole('button', { name: texts.create }).click();
    await places(page).waitFor();
    expect(await page.getByRole('textbox', { name: texts.description }).inputValue()).toBe('Kept');
    if (javaScriptEnabled) expect(await accessibilityProblems(page, RULES)).toEqual([]);
    return { page, address: `${ORIGIN}/rules/@${author.username}/${name}` };
  };

  it('is published once its places are accepted as examples', async () => {
    const { page, address } = await begin(`# Keys\n\nUse ${CREDENTIAL} here.`);
    expect(await places(page).innerText()).toContain(texts.place);
    expect(await places(page).getByRole('button', { name: texts.remove }).count()).toBe(0);
    expect(await area(page, texts).inputValue()).toContain(CREDENTIAL);
    await page.getByRole('checkbox', { name: texts.accept }).check();
    await page.getByRole('button', { name: texts.create }).click();
    await page.waitForURL(address);
  });

  it('loses its hidden characters, and only those, with a button', async () => {
    const { page, address } = await begin('Be \u202ekind 👩‍👩‍👧.\n\n'.repeat(23));
    expect(await page.getByRole('checkbox', { name: texts.accept }).count()).toBe(0);
    expect(await places(page).locator('li').count()).toBe(20);
    await places(page).getByText(texts.more).waitFor();
    await page.getByRole('button', { name: texts.remove }).click();
    await places(page).waitFor({ state: 'detached' });
    const cleaned = 'Be kind 👩‍👩‍👧.\n\n'.repeat(23).trim();
    await until(async () => (await area(page, texts).inputValue()).trim() === cleaned);
    expect(await page.getByRole('textbox', { name: texts.description }).inputValue()).toBe('Kept');
    await page.getByRole('button', { name: texts.create }).click();
    await page.waitForURL(address);
  });

  it('is accepted when a private rule becomes public', async () => {
    const name = aName('private');
    const content = `Use ${CREDENTIAL} here.\n`;
    await call('/api/rules/create', { name, content, visibility: 'private', tags: [] }, author);
    const page = await open();
    const address = `${ORIGIN}/rules/@${author.username}/${name}`;
    await page.goto(`${address}/edit`);
    await page.getByRole('radio', { name: texts.everybody }).check();
    await save(page).click();
    await places(page).waitFor();
    await page.getByRole('checkbox', { name: texts.accept }).check();
    await save(page).click();
    await page.waitForURL(address);
    const raw = await fetch(`${ORIGIN}/api/rules/@${author.username}/${name}/raw`);
    expect(await raw.text()).toBe(content);
  });
});
