import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();

function background(page: Page): Promise<string> {
  return page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');
}

describe('theme', () => {
  it('is in the HTML from the server once chosen, so that nothing flashes', async () => {
    const page = await visitors.open({ colorScheme: 'light' });
    await visit(page, '/rules');
    const light = await background(page);
    await page.locator('header').getByRole('button', { name: '暗い表示にする' }).click();
    await until(async () => (await page.getAttribute('html', 'data-theme')) === 'dark');
    await until(async () => (await background(page)) !== light);
    for (const address of ['/', '/rules', '/login']) {
      const html = await (await page.request.get(ORIGIN + address)).text();
      expect(html).toMatch(/<html lang="ja" data-theme="dark"/);
    }
  });

  it('follows the system by default, also while the page is open', async () => {
    const page = await visitors.open({ colorScheme: 'dark' });
    await visit(page, '/rules');
    expect(await page.getAttribute('html', 'data-theme')).toBeNull();
    const dark = await background(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await until(async () => (await background(page)) !== dark);
  });

  it('overrides the system when chosen', async () => {
    const page = await visitors.open({ colorScheme: 'dark' });
    await visit(page, '/');
    const dark = await background(page);
    await page.context().addCookies([{ name: 'theme', value: 'light', url: ORIGIN }]);
    await visit(page, '/');
    expect(await background(page)).not.toBe(dark);
  });
});

describe('language', () => {
  it.each([
    ['ja-JP', 'ja'],
    ['en-GB', 'en'],
    ['fr-FR', undefined],
  ])('of a browser set to %s is in the HTML from the server', async (locale, expected) => {
    const page = await visitors.open({ locale });
    await visit(page, '/');
    const shown = await page.getAttribute('html', 'lang');
    expect(expected ?? shown).toBe(shown);
    expect(['ja', 'en']).toContain(shown);
  });

  it('stays as chosen, and the page stays the same', async () => {
    const page = await visitors.open();
    await visit(page, '/rules?type=ccsubagents');
    await page.locator('header').getByRole('button', { name: 'Englishに切り替える' }).click();
    await page.waitForURL(`${ORIGIN}/rules?type=ccsubagents`);
    await until(async () => (await page.getAttribute('html', 'lang')) === 'en');
    await visit(page, '/login');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });
});

describe('motion', () => {
  it('is disabled for readers who prefer reduced motion', async () => {
    const page = await visitors.open({ reducedMotion: 'reduce' });
    await visit(page, '/rules');
    const moving = await page.evaluate<string[]>(
      `[...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        const longest = (text) => Math.max(...text.split(',').map(parseFloat));
        return longest(transitionDuration) > 0.02 || (animationName !== 'none' && longest(animationDuration) > 0.02);
      }).map((element) => element.outerHTML.slice(0, 100))`,
    );
    expect(moving).toEqual([]);
  });
});
