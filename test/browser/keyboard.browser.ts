import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { aPerson, signIn } from './support/people';
import { ORIGIN } from './support/site';
import { sentText, visit } from './support/visit';

const visitors = useBrowser();
const RULE = '/rules/@haruka-mizuno/typescript-strict';

/** Accessible name of the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate<string>(
    `(() => {
      const element = document.activeElement;
      const label = element.labels?.[0]?.innerText ?? element.getAttribute('aria-label') ?? element.innerText;
      return (label ?? '').trim().split('\\n')[0];
    })()`,
  );
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describe('on every page', () => {
  it('the first Tab focuses the skip link', async () => {
    const page = await visitors.open();
    await visit(page, '/rules');
    await press(page, 'Tab');
    expect(await focused(page)).toBe('本文へ移動');
    await press(page, 'Enter');
    await page.locator('#main:focus').waitFor();
  });

  it('“/” goes to the page’s search field, or opens the palette where there is none', async () => {
    const page = await visitors.open();
    await visit(page, '/rules');
    await press(page, '/');
    await page.locator('#rule-query:focus').waitFor();
    await visit(page, RULE);
    await press(page, '/');
    await page.getByRole('combobox', { name: '検索' }).waitFor();
  });

  it('single-key shortcuts are inactive while the user types', async () => {
    const page = await visitors.open();
    await visit(page, '/login');
    await page.getByLabel('メールアドレス').focus();
    await page.keyboard.type('c/?gr');
    expect(await page.getByLabel('メールアドレス').inputValue()).toBe('c/?gr');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('G then R opens the list of rules', async () => {
    const page = await visitors.open();
    await visit(page, '/');
    await press(page, 'g', 'r');
    await page.waitForURL(`${ORIGIN}/rules`);
    await until(async () => (await focused(page)) === 'ルール');
  });
});

describe('the palette', () => {
  it('opens with Ctrl+K, reacts to typing and arrow keys, and opens the chosen entry', async () => {
    const page = await visitors.open();
    await visit(page, '/');
    await press(page, 'Control+k');
    const field = page.getByRole('combobox', { name: '検索' });
    await field.fill('terraform');
    const chosen = page.getByRole('option', { selected: true });
    await chosen.filter({ hasText: 'terraform-reviewer' }).waitFor();
    const first = await field.getAttribute('aria-activedescendant');
    await press(page, 'ArrowDown');
    await until(async () => (await field.getAttribute('aria-activedescendant')) !== first);
    await press(page, 'ArrowUp', 'Enter');
    await page.waitForURL(`${ORIGIN}/rules/@sora_ando/terraform-reviewer`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('Escape closes it and restores the focus', async () => {
    const page = await visitors.open();
    await visit(page, RULE);
    const star = page.locator('main header button[aria-pressed]');
    await star.focus();
    await press(page, 'Control+k');
    await page.getByRole('combobox', { name: '検索' }).waitFor();
    await press(page, 'Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('main header button[aria-pressed]:focus').waitFor();
  });
});

describe('a list', () => {
  it('is navigated with J and K, and Enter opens an entry', async () => {
    const page = await visitors.open();
    await visit(page, '/rules?sort=name');
    const names = await page.locator('a[data-rule-link]').allInnerTexts();
    await press(page, 'j');
    await until(async () => (await focused(page)) === names[0]);
    await press(page, 'j', 'j', 'k');
    await until(async () => (await focused(page)) === names[1]);
    await press(page, 'Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/rules/@'));
  });
});

describe('forms', () => {
  it('have a tab order that matches the reading order', async () => {
    const page = await visitors.open();
    await visit(page, '/login');
    await page.getByLabel('メールアドレス').focus();
    const order: string[] = [];
    for (let step = 0; step < 5; step++) {
      await press(page, 'Tab');
      order.push(await focused(page));
    }
    expect(order).toEqual([
      'パスワード',
      'パスワードを表示',
      'ログイン状態を保持する',
      'パスワードを忘れた方',
      'ログイン',
    ]);
  });

  it('focus the first invalid field', async () => {
    const page = await visitors.open();
    await visit(page, '/register');
    await page.getByLabel('ユーザー名').fill('a b');
    await page.getByLabel('メールアドレス').fill('someone@example.jp');
    await page.getByLabel('パスワード', { exact: true }).fill('たいせつな合言葉-2931');
    await page.getByLabel('パスワード（確認）').fill('べつの合言葉');
    await press(page, 'Enter');
    await page.getByText('パスワードが一致しません。').waitFor();
    await until(async () => (await focused(page)) === 'ユーザー名');
  });
});

describe('a diff', () => {
  it('is navigated with ] and [', async () => {
    const page = await visitors.open({ viewport: { width: 1440, height: 500 } });
    await visit(page, `${RULE}?from=1.0.0&to=2.0.0`);
    const scrolled = () => page.evaluate<number>('window.scrollY');
    await press(page, ']');
    await until(async () => (await scrolled()) > 0);
    const atFirst = await scrolled();
    await press(page, ']');
    await until(async () => (await scrolled()) > atFirst);
    await press(page, '[');
    await until(async () => (await scrolled()) === atFirst);
  });
});

describe('the editor', () => {
  it('Tab indents, and leaves after Escape', async () => {
    const page = await visitors.open();
    const writer = await aPerson('keys');
    await signIn(page, writer);
    await visit(page, '/rules/new');
    await page.locator('[data-editor="open"]').waitFor();
    const text = page.getByRole('textbox', { name: '本文' });
    await text.fill('- 一つ');
    await press(page, 'Home', 'Tab');
    await until(async () => (await sentText(page)) === '  - 一つ');
    await press(page, 'Shift+Tab');
    await until(async () => (await sentText(page)) === '- 一つ');
    await press(page, 'Escape', 'Tab');
    expect(await page.evaluate('document.activeElement.closest("[data-editor]")')).toBeNull();
    expect(await sentText(page)).toBe('- 一つ');
  });
});
