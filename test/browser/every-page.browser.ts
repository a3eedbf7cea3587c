import type { Page } from 'playwright-core';
import { accessibilityProblems, sidewaysScroll } from './support/accessibility';
import { useBrowser } from './support/browser';
import { visit } from './support/visit';
import { ownPagesOf, PUBLIC_PAGES } from './support/pages';
import { aPerson, type Person, signIn } from './support/people';
import { ORIGIN } from './support/site';

const visitors = useBrowser();

const AUDITED_WIDTHS = [1440, 390];
const FURTHER_WIDTHS = [320, 360, 768, 1024];
const TIMEOUT = 400_000;

let author: Person;
let ownPages: readonly string[];

beforeAll(async () => {
  author = await aPerson('author');
  ownPages = await ownPagesOf(author);
});

async function openIn(locale: string): Promise<Page> {
  const page = await visitors.open({ reducedMotion: 'reduce', statuses: [404] });
  await page.context().addCookies([
    { name: 'lang', value: locale, url: ORIGIN },
    { name: 'theme', value: 'light', url: ORIGIN },
  ]);
  return page;
}

/** Problems of a page, in both themes and at every width. */
async function problemsOf(page: Page, locale: string, address: string, status = 200): Promise<string[]> {
  const response = await visit(page, address);
  const problems: string[] = [];
  if (response?.status() !== status) problems.push(`answered ${response?.status()}`);
  if ((await page.getAttribute('html', 'lang')) !== locale) problems.push('has the wrong language');
  if (!(await page.title()).includes('Kimari')) problems.push(`is called "${await page.title()}"`);
  const headings = await page.locator('h1').count();
  if (headings !== 1) problems.push(`has ${headings} headings of the first level`);
  for (const width of [...AUDITED_WIDTHS, ...FURTHER_WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await sidewaysScroll(page);
    if (excess > 0) problems.push(`at ${width} px is ${excess} px wider than the window`);
    if (!AUDITED_WIDTHS.includes(width)) continue;
    const found = [
      ...(await accessibilityProblems(page)),
      // Themes differ only in colours, so only the contrast is checked in the other one.
      ...(await inDark(page, () => accessibilityProblems(page, ['color-contrast']))),
    ];
    problems.push(...found.map((problem) => `at ${width} px: ${problem}`));
  }
  return problems.map((problem) => `${address} ${problem}`);
}

async function inDark<Answer>(page: Page, look: () => Promise<Answer>): Promise<Answer> {
  await page.evaluate('document.documentElement.dataset.theme = "dark"');
  const answer = await look();
  await page.evaluate('document.documentElement.dataset.theme = "light"');
  return answer;
}

describe.each(['ja', 'en'])('in %s', (locale) => {
  it(
    'every public page has a title, one main heading, no axe violations and no horizontal scrolling',
    async () => {
      const page = await openIn(locale);
      const problems: string[] = [];
      for (const [address, status] of PUBLIC_PAGES)
        problems.push(...(await problemsOf(page, locale, address, status)));
      expect(problems).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'every page of a signed-in user has them too',
    async () => {
      const page = await openIn(locale);
      await signIn(page, author);
      const problems: string[] = [];
      for (const address of ownPages) problems.push(...(await problemsOf(page, locale, address)));
      expect(problems).toEqual([]);
    },
    TIMEOUT,
  );
});
