import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, call, type Person, signIn } from './support/people';
import { ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();

/** The values of an attribute of all elements of the head that match. */
function head(page: Page, selector: string, attribute: string): Promise<readonly (string | null)[]> {
  return page
    .locator(`head ${selector}`)
    .evaluateAll((elements, name) => elements.map((each) => each.getAttribute(name)), attribute);
}

async function expectSame(first: Promise<readonly unknown[]>, second: readonly unknown[]): Promise<void> {
  expect(await first).toEqual(second);
}

describe('the head of pages', () => {
  it('says what a rule is, in both languages, to search engines and previews', async () => {
    const author = await aPerson('sharer');
    const { address, path, id } = await aPublicRule(author, 'Says what you mean.');
    const page = await visitors.open({ locale: 'en-GB', statuses: [404] });
    await visit(page, address);
    await expectSame(head(page, 'link[rel=canonical]', 'href'), [ORIGIN + address]);
    await expectSame(head(page, 'link[rel=alternate][hreflang]', 'href'), [
      `${ORIGIN}${address}?lang=ja`,
      `${ORIGIN}${address}?lang=en`,
      ORIGIN + address,
    ]);
    await expectSame(head(page, 'meta[name=description]', 'content'), ['Says what you mean.']);
    await expectSame(head(page, 'meta[property="og:title"]', 'content'), [path]);
    const [card = ''] = await head(page, 'meta[property="og:image"]', 'content');
    const picture = await fetch(card ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@type': 'SoftwareSourceCode',
      name: path,
      version: '1.0.0',
    });
    for (const feed of await head(page, 'link[type="application/atom+xml"]', 'href'))
      expect((await fetch(ORIGIN + feed)).status).toBe(200);
    await visit(page, `${address}?lang=ja`);
    await expectSame(head(page, 'link[rel=canonical]', 'href'), [`${ORIGIN}${address}?lang=ja`]);

    await call('/api/rules/update', { id, visibility: 'private' }, author);
    const gone = await fetch(card ?? '');
    expect(gone.status).toBe(404);
  });

  it('tells nothing of what not everybody may see', async () => {
    const author = await aPerson('hider');
    const { address } = await aRuleOf(author, { name: 'hidden', content: '# 秘密\n', visibility: 'private' });
    const page = await visitors.open();
    await signIn(page, author);
    await visit(page, address);
    await expectSame(head(page, 'meta[name=robots]', 'content'), ['noindex']);
    for (const selector of [
      'link[rel=canonical]',
      'meta[property^="og:"]',
      'script[type="application/ld+json"]',
    ])
      expect(await page.locator(`head ${selector}`).count()).toBe(0);
  });

  it('gives search, tags, versions, tabs and pages titles of their own', async () => {
    const { address, path } = await aPublicRule(await aPerson('titles'), 'x');
    const page = await visitors.open();
    const titles: string[] = [];
    for (const where of [
      '/rules',
      '/rules?q=react',
      '/rules?tag=naming',
      address,
      `${address}?tab=versions`,
      `${address}?tab=diff`,
    ]) {
      await visit(page, where);
      titles.push((await page.title()).replace(path, 'PATH'));
    }
    expect(titles).toEqual([
      'ルール - Kimari',
      '「react」の検索結果 - Kimari',
      'タグ「naming」のルール - Kimari',
      'PATH - Kimari',
      'PATHの版の記録 - Kimari',
      'PATHの差分 - Kimari',
    ]);
  });

  it('leads to icons, a manifest and the search of the site', async () => {
    const page = await visitors.open();
    await visit(page, '/');
    const files = await head(
      page,
      'link:is([rel=icon],[rel=manifest],[rel=apple-touch-icon],[rel=search])',
      'href',
    );
    expect(files).toHaveLength(5);
    for (const file of [...files, '/robots.txt', '/sitemap.xml', '/icon-512.png'])
      expect([file, (await fetch(ORIGIN + file)).status]).toEqual([file, 200]);
  });
});

describe('the text of a rule', () => {
  it('is sent to clients that prefer Markdown', async () => {
    const { address } = await aPublicRule(await aPerson('markdown'), 'x');
    const text = await fetch(ORIGIN + address, { headers: { Accept: 'text/markdown' } });
    expect([text.status, text.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(await text.text()).toBe('# 決まり\n');
    const page = await fetch(ORIGIN + address);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { headers } of [text, page]) expect(headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
  });
});

describe('a page that stays open', () => {
  it('follows the stars and the versions of its rule', async () => {
    const author = await aPerson('live');
    const { address, id } = await aPublicRule(author, 'x');
    const page = await visitors.open();
    const listening = page.waitForResponse((response) => response.url().endsWith('/api/events'));
    await visit(page, address);
    await listening;
    const star = page.locator('main header').getByRole('button', { name: /スター/ });
    await star.filter({ hasText: '0' }).waitFor();
    await call('/api/rules/star', { ruleId: id }, author);
    await star.filter({ hasText: '1' }).waitFor();
    await call('/api/rules/update', { id, content: '# 新しい決まり\n' }, author);
    await page.getByText('版1.0.1が公開されました。').waitFor();
    await page.getByRole('link', { name: '新しい版を見る' }).click();
    await page.locator('article').getByText('新しい決まり').waitFor();
  });
});

describe('without a connection', () => {
  it.each([
    ['ja-JP', 'Kimariにつながりません', '今すぐ試す'],
    ['en-GB', 'Kimari cannot be reached', 'Try now'],
  ])('a page says so (%s), and goes on once there is one', async (locale, words, now) => {
    const page = await visitors.open({ locale });
    await visit(page, '/rules');
    await visit(page, '/terms');
    const failing = /\/rules\.data/;
    await page.route(failing, (route) => route.abort('aborted'));
    await page.locator('header a[href="/rules"]').first().click();
    await page.getByText(words).waitFor();
    expect(new URL(page.url()).pathname).toBe('/terms');
    await page.unroute(failing);
    await page.getByRole('button', { name: now }).click();
    await page.waitForURL((url) => url.pathname === '/rules');
    await page.getByRole('searchbox').first().waitFor();
    await until(async () => (await page.getByText(words).count()) === 0);
  });
});

async function aPublicRule(author: Person, description: string) {
  const { id, address } = await aRuleOf(author, { name: 'guide', content: '# 決まり\n', description });
  return { id, address, path: address.replace('/rules/', '') };
}
