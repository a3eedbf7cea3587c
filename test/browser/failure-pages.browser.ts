import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startEmbeddedPostgres } from '../../server/kernel/database/embedded/embedded-postgres';
import { until } from '../support/until';
import { accessibilityProblems } from './support/accessibility';
import { useBrowser } from './support/browser';
import { type SiteProcess, startSite } from './support/site-process';
import { visit } from './support/visit';

const visitors = useBrowser();

const START_TIMEOUT = 150_000;
const SECRET_BYTES = 32;
const MISSING = [
  ['ja-JP', 'ページが見つかりません', '該当する条がありません。'],
  ['en-GB', 'Page Not Found', 'There is no such article.'],
] as const;
const UNAVAILABLE = [
  ['ja-JP', '一時的に利用できません', '一時的に利用できません。'],
  ['en-GB', 'Temporarily Unavailable', 'Kimari is temporarily unavailable.'],
] as const;

async function expectFailurePage(page: Page, status: number, title: string, headline: string): Promise<void> {
  expect(await page.title()).toContain(title);
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();
  expect(await page.locator('main').innerText()).toContain(String(status));
  expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBe(1);
  expect(await accessibilityProblems(page)).toEqual([]);
}

describe('a page that does not exist', () => {
  it.each(MISSING)(
    'says so in the reader’s language (%s) and offers links',
    async (locale, title, headline) => {
      const page = await visitors.open({ locale, statuses: [404] });
      for (const address of ['/no/such/page', '/rules/@haruka-mizuno/no-such-rule', '/user/no-such-user']) {
        expect((await visit(page, address))?.status()).toBe(404);
        await expectFailurePage(page, 404, title, headline);
      }
      await page.locator('main').getByRole('searchbox').fill('typescript');
      await page.locator('main').getByRole('searchbox').press('Enter');
      await page.waitForURL((url) => url.pathname === '/rules' && url.searchParams.get('q') === 'typescript');
    },
  );
});

describe('while the database is gone', () => {
  let site: SiteProcess | undefined;
  let dataDir = '';

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kimari-gone-'));
    // As root, PostgreSQL runs under another account, which needs access.
    await chmod(dataDir, 0o755);
    // The site would restart an embedded database.
    const database = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
    const settings = {
      DATABASE_URL: database.url,
      JWT_SECRET: randomBytes(SECRET_BYTES).toString('hex'),
      DEMO: 'off',
    };
    try {
      site = await startSite(settings);
    } finally {
      await database.stop();
    }
  }, START_TIMEOUT);

  afterAll(async () => {
    await site?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each(UNAVAILABLE)('pages say so (%s) and stay usable', async (locale, title, headline) => {
    const page = await visitors.open({ baseURL: site?.origin, locale, statuses: [503] });
    expect((await visit(page, '/user/somebody'))?.status()).toBe(503);
    await expectFailurePage(page, 503, title, headline);
    const readAgain = page.waitForResponse((response) => response.url().includes('somebody.data'));
    // Delays the styles, so that the error arrives before them.
    await page.route('**/_default.user*.css', async (route) => {
      await readAgain;
      await route.continue();
    });
    await page
      .locator('header')
      .getByRole('button', { name: /暗い表示|dark/i })
      .click();
    await until(async () => (await page.getAttribute('html', 'data-theme')) === 'dark');
    await readAgain;
    await expectFailurePage(page, 503, title, headline);
  });

  it('the list says so and keeps its search and filters, and the home page omits its lists', async () => {
    const page = await visitors.open({ baseURL: site?.origin, statuses: [503] });
    expect((await visit(page, '/rules'))?.status()).toBe(503);
    await page.getByText('ルールの取得に失敗しました。').first().waitFor();
    expect(await page.getByRole('searchbox', { name: 'ルールを検索' }).isVisible()).toBe(true);
    expect((await visit(page, '/'))?.status()).toBe(200);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
