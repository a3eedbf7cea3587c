import type { Locator, Page, Request } from 'playwright-core';
import { useBrowser } from './support/browser';
import { takenKeys } from './support/conversion-keys';
import { visit } from './support/visit';

const visitors = useBrowser();

/** Milliseconds by which the clock of a page jumps: longer than any page waits after a keystroke. */
const LONG_ENOUGH = 5_000;

describe('the keys of a conversion', () => {
  it('do nothing in the palette and in the sheet of tags', async () => {
    const page = await visitors.open();
    await visit(page, '/rules');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '検索' }).fill('レビュー');
    const palette = page.getByRole('dialog');
    await palette.getByRole('option').first().waitFor();
    expect((await takenKeys(page)).taken).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /タグをすべて見る/ }).click();
    await page.getByRole('dialog', { name: 'タグをすべて見る' }).waitFor();
    expect((await takenKeys(page)).taken).toEqual([]);
  });
});

/** Text that belongs to no finished word. */
const UNFINISHED = ['にｈ', 'にほｎ'];
/** A conversion that shows Latin letters while it is open, as that of Pinyin does. */
const UNFINISHED_LATIN = ['niha', 'nihao'];

type Case = {
  readonly name: string;
  readonly open: (page: Page) => Promise<Locator>;
  readonly steps: readonly string[];
  readonly committed: string;
};

const CASES: readonly Case[] = [
  {
    name: 'the search of the list',
    open: async (page) => {
      await visit(page, '/rules');
      return page.getByRole('searchbox', { name: 'ルールを検索' });
    },
    steps: UNFINISHED,
    committed: '日本',
  },
  {
    name: 'the palette',
    open: async (page) => {
      await visit(page, '/rules');
      await page.keyboard.press('Control+k');
      return page.getByRole('combobox', { name: '検索' });
    },
    steps: UNFINISHED,
    committed: '日本',
  },
  {
    name: 'the filter of authors',
    open: async (page) => {
      await visit(page, '/rules');
      return page.getByRole('combobox', { name: '作成者' });
    },
    steps: UNFINISHED_LATIN,
    committed: 'haruka',
  },
  {
    name: 'the choice of a username',
    open: async (page) => {
      await visit(page, '/register');
      return page.getByLabel('ユーザー名');
    },
    steps: UNFINISHED_LATIN,
    committed: 'nihaoma',
  },
];

const textOf = (request: Request): string =>
  decodeURIComponent(request.url().replaceAll('+', ' ')) + (request.postData() ?? '');

describe('half-typed words', () => {
  it.each(CASES)('are not looked up by $name', async ({ open, steps, committed }) => {
    const page = await visitors.open({ isFresh: true });
    await page.clock.install();
    const field = await open(page);
    await field.focus();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(textOf(request)));
    const input = await page.context().newCDPSession(page);
    for (const text of steps) {
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await page.clock.runFor(LONG_ENOUGH);
    }
    const answered = page.waitForRequest((request) => textOf(request).includes(committed));
    await input.send('Input.insertText', { text: committed });
    await page.clock.runFor(LONG_ENOUGH);
    await answered;
    const halfTyped = new RegExp(`[=:]"?(${steps.join('|')})("|&|$)`, 'u');
    expect(asked.filter((text) => halfTyped.test(text))).toEqual([]);
  });
});
