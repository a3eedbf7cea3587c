import type { Page, Route } from 'playwright-core';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, call, type Person, signIn } from './support/people';
import { aName } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 300_000;
/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let author: Person;
let rule: string;
let organization: string;

beforeAll(async () => {
  author = await aPerson('unlucky');
  const wishes = { name: 'unlucky-rule', content: '# 決まり\n', description: '通信が切れる' };
  rule = (await aRuleOf(author, wishes)).address;
  organization = aName('unlucky');
  await call('/api/organizations', { name: organization }, author);
});

type Answer = (route: Route) => Promise<void>;
const answer =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (route) =>
    route.fulfill({ status, headers: { 'Content-Type': 'text/html', ...headers }, body: '<h1>proxy</h1>' });

/** What may happen to a request, and what the page says about it. */
const FAULTS: readonly (readonly [name: string, fault: Answer, said: RegExp])[] = [
  ['offline', (route) => route.abort('internetdisconnected'), /通信が途切れました|つながりません/],
  ['a reset', (route) => route.abort('connectionreset'), /通信が途切れました|つながりません/],
  ['500', answer(500, { 'X-Request-Id': 'a1b2c3' }), /問題が起きました（記録番号 a1b2c3）/],
  ['503', answer(503, { 'Retry-After': '90' }), /混み合っています。90秒/],
  ['429', answer(429), /混み合っています/],
];

type Operation = {
  readonly at: () => string;
  /** Types what is to stay; returns how to read it. */
  readonly type?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<unknown>;
  /** What was typed, which must stay. */
  readonly typed?: (page: Page) => Promise<string>;
  readonly done: (page: Page) => Promise<unknown>;
};

const submit = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const toast = (page: Page, text: string | RegExp) =>
  page.locator('#toasts').getByText(text).first().waitFor();

const OPERATIONS: Readonly<Record<string, Operation>> = {
  star: {
    at: () => rule,
    act: (page) => page.locator('main form button[aria-pressed]').first().click(),
    typed: async (page) =>
      (await page.locator('main button[aria-pressed]').first().getAttribute('aria-pressed')) ?? '',
    done: (page) => page.locator('main button[aria-pressed="true"]').first().waitFor(),
  },
  filter: {
    at: () => '/rules',
    type: (page) => page.locator('#rule-query').fill('typescript'),
    act: (page) => page.locator('#rule-query').press('Enter'),
    typed: (page) => page.locator('#rule-query').inputValue(),
    done: (page) => page.waitForURL(/q=typescript/),
  },
  paging: {
    at: () => '/rules',
    act: (page) => page.locator('main nav a[href*="page=2"]').first().click(),
    done: (page) => page.waitForURL(/page=2/),
  },
  settings: {
    at: () => '/settings',
    type: (page) => page.getByLabel('表示名').fill('運の悪い人'),
    act: (page) => submit(page, /保存/),
    typed: (page) => page.getByLabel('表示名').inputValue(),
    done: (page) =>
      page
        .getByText(/プロフィールを更新しました/)
        .first()
        .waitFor(),
  },
  upload: {
    at: () => '/settings',
    act: async (page) => {
      const buffer = Buffer.from(PICTURE, 'base64');
      await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
      await page.getByRole('dialog').getByRole('button').last().click();
    },
    done: (page) =>
      page
        .getByRole('button', { name: /外す|削除|取り除く/ })
        .first()
        .waitFor(),
  },
  invite: {
    at: () => `/organizations/${organization}/invitations`,
    type: (page) => page.locator('[name=emailOrUsername]').fill('somebody@example.jp'),
    act: (page) => page.locator('[name=emailOrUsername]').press('Enter'),
    typed: (page) => page.locator('[name=emailOrUsername]').inputValue(),
    done: (page) => page.getByText('招待メールを送信しました').first().waitFor(),
  },
  save: {
    at: () => `${rule}/edit`,
    type: (page) => page.getByRole('textbox', { name: '本文' }).fill('# 直した決まり\n'),
    act: (page) => page.locator('[data-save-bar] button[type=submit]').last().click(),
    typed: (page) => page.locator('textarea[name="content"]').inputValue(),
    done: (page) => toast(page, /更新しました/),
  },
  publish: {
    at: () => '/rules/new',
    type: async (page) => {
      await page.locator('input[name=name]').fill('at-last');
      await page.getByRole('textbox', { name: '本文' }).fill('# 新しい決まり\n');
    },
    act: (page) => page.keyboard.press('Control+s'),
    typed: (page) => page.locator('textarea[name="content"]').inputValue(),
    done: (page) => page.waitForURL(/at-last$/),
  },
  delete: {
    at: () => `${rule}?manage=delete`,
    type: (page) => page.locator('[name=confirmation]').fill('unlucky-rule'),
    act: (page) => page.locator('[name=confirmation]').press('Enter'),
    typed: (page) => page.locator('[name=confirmation]').inputValue(),
    done: (page) => toast(page, /削除しました/),
  },
};

describe('one failed request never takes the page', () => {
  it.each(Object.entries(OPERATIONS))(
    '%s',
    async (_name, { at, type, act, typed, done }) => {
      const page = await visitors.open({ isFlaky: true, statuses: [429, 500, 503], reducedMotion: 'reduce' });
      await signIn(page, author);
      page.setDefaultTimeout(8_000);
      await visit(page, at());
      await type?.(page);
      const [address, heading] = [page.url(), await page.locator('h1').innerText()];
      const before = await typed?.(page);
      for (const [name, fault, said] of FAULTS) {
        for (const close of await page.locator('#toasts button').all()) await close.click();
        await page.route(/\.data(\?|$)/, fault);
        await act(page);
        await page
          .getByText(said)
          .first()
          .waitFor()
          .catch(() => Promise.reject(new Error(`${name}: nothing said`)));
        expect([name, page.url(), await page.locator('h1').innerText()]).toEqual([name, address, heading]);
        expect([name, await typed?.(page)]).toEqual([name, before]);
        await page.unroute(/\.data(\?|$)/);
        if ((await page.getByRole('button', { name: '今すぐ試す' }).count()) > 0) {
          await page.getByRole('button', { name: '今すぐ試す' }).click();
          await done(page);
          await visit(page, at());
          await type?.(page);
        }
      }
      await act(page);
      await done(page);
      // What has worked at last is no longer said to have failed.
      await page.locator('#toasts [role=alert]').waitFor({ state: 'detached' });
    },
    TIMEOUT,
  );
});

describe('a page that waits', () => {
  it('continues by itself when the network is back, whatever the link', async () => {
    const page = await visitors.open({ isFlaky: true });
    await visit(page, '/about');
    const link = page.locator('header a[href="/rules"]').first();
    await page.context().setOffline(true);
    await link.click();
    await page.getByText('読み込みは、つながると自動で続けます。').waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.context().setOffline(false);
    await page.waitForURL('**/rules');
    await page.getByRole('heading', { level: 1, name: 'ルール' }).waitFor();
  });

  it('waits as long as a busy site asks for, and shows a slow page when it comes', async () => {
    const page = await visitors.open({ isFlaky: true, statuses: [503] });
    await visit(page, '/about');
    let isBusy = true;
    await page.route(/\/rules\.data/, (route) => {
      if (!isBusy) return route.continue();
      isBusy = false;
      return answer(503, { 'Retry-After': '1' })(route);
    });
    await page.locator('header a[href="/rules"]').first().click();
    await page.getByText('読み込みは、まもなく自動で続けます。').waitFor();
    await page.waitForURL('**/rules');
  });
});
