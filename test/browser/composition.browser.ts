import type { Locator, Page, Request } from 'playwright-core';
import { useBrowser } from './support/browser';
import { ownPagesOf, PUBLIC_PAGES } from './support/pages';
import { aPerson, type Person, signIn } from './support/people';
import { visit } from './support/visit';

const visitors = useBrowser();

const TIMEOUT = 240_000;
/** Milliseconds by which the clock of a page jumps: longer than any page waits after a keystroke. */
const LONG_ENOUGH = 5_000;

/** How the key that ends a conversion arrives: before the composition is closed, or after it. */
const ORDERS = { Chromium: true, Safari: false } as const;

/**
 * Presses keys of a conversion in every text field and on the page itself; returns those that the page took for its own.
 * What acts on a key prevents its default, changes an address or a field, submits a form or opens a layer.
 */
const TAKEN_KEYS = `(isOpen) => {
  const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', ',', '、', 'Backspace', ' '];
  const PAGE_KEYS = [...KEYS, ...'/?cgrjksiytmnpxe[]'];
  const FIELDS = 'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=url], ' +
    'textarea, [contenteditable=true]';
  const rooted = (root) => [
    ...root.querySelectorAll(FIELDS),
    ...[...root.querySelectorAll('*')].flatMap((element) => element.shadowRoot ? rooted(element.shadowRoot) : []),
  ];
  for (const details of document.querySelectorAll('details')) details.open = true;
  let submits = 0;
  const onSubmit = (event) => { submits += 1; event.preventDefault(); };
  document.addEventListener('submit', onSubmit, true);
  const state = () => JSON.stringify([
    location.href, submits, history.length, document.querySelectorAll('dialog[open], details[open], :popover-open').length,
    rooted(document).map((field) => field.value ?? field.textContent),
  ]);
  const name = (target) => target === document.body ? 'page' : target.id || target.name || target.ariaLabel || target.tagName;
  const taken = [];
  const press = (target, key, modifiers = {}) => {
    const before = state();
    const options = { key, keyCode: 229, which: 229, isComposing: isOpen, bubbles: true, cancelable: true, composed: true };
    const isFree = target.dispatchEvent(new KeyboardEvent('keydown', { ...options, ...modifiers }));
    if (!isFree || state() !== before) taken.push(location.pathname + ': ' + name(target) + ' took ' + key);
  };
  for (const field of rooted(document).filter((field) => field.checkVisibility() && !field.disabled)) {
    field.focus();
    if (isOpen) field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }));
    for (const key of KEYS) press(field, key);
    if (isOpen) field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true }));
  }
  document.activeElement?.blur();
  for (const key of PAGE_KEYS) press(document.body, key);
  press(document.body, 'k', { ctrlKey: true });
  press(document.body, 's', { ctrlKey: true });
  document.removeEventListener('submit', onSubmit, true);
  return { taken, fields: rooted(document).filter((field) => field.checkVisibility()).length };
}`;

let author: Person;
let ownPages: readonly string[];

beforeAll(async () => {
  author = await aPerson('converting');
  ownPages = await ownPagesOf(author);
});

type Taken = { readonly taken: string[]; readonly fields: number };

async function takenOn(page: Page): Promise<Taken> {
  const found = await Promise.all(
    Object.values(ORDERS).map((isOpen) => page.evaluate<Taken>(`(${TAKEN_KEYS})(${isOpen})`)),
  );
  return { taken: found.flatMap(({ taken }) => taken), fields: found[0]?.fields ?? 0 };
}

/** Looks at each address once: what follows the question mark rarely brings other fields. */
async function takenOnAll(page: Page, addresses: readonly string[]): Promise<Taken> {
  const all: Taken = { taken: [], fields: 0 };
  for (const address of addresses) {
    await visit(page, address);
    const { taken, fields } = await takenOn(page);
    all.taken.push(...taken);
    Object.assign(all, { fields: all.fields + fields });
  }
  return all;
}

describe('the keys of a conversion', () => {
  it(
    'do nothing on public pages',
    async () => {
      const page = await visitors.open({ statuses: [404] });
      const { taken, fields } = await takenOnAll(
        page,
        PUBLIC_PAGES.map(([address]) => address),
      );
      expect(taken).toEqual([]);
      expect(fields).toBeGreaterThan(20);
    },
    TIMEOUT,
  );

  it(
    'do nothing on the pages of somebody who is signed in',
    async () => {
      const page = await visitors.open({ statuses: [404] });
      await signIn(page, author);
      const { taken, fields } = await takenOnAll(page, ownPages);
      expect(taken).toEqual([]);
      expect(fields).toBeGreaterThan(30);
    },
    TIMEOUT,
  );

  it('do nothing in the palette and in the sheet of tags', async () => {
    const page = await visitors.open();
    await visit(page, '/rules');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '検索' }).fill('レビュー');
    const palette = page.getByRole('dialog');
    await palette.getByRole('option').first().waitFor();
    expect((await takenOn(page)).taken).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /タグをすべて見る/ }).click();
    await page.getByRole('dialog', { name: 'タグをすべて見る' }).waitFor();
    expect((await takenOn(page)).taken).toEqual([]);
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
