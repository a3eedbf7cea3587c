import type { Page } from 'playwright-core';
import { accessibilityProblems, RULES_OF_LOOKS, sidewaysScroll } from './accessibility';
import type { Visitors } from './browser';
import { takenKeys } from './conversion-keys';
import { ORIGIN } from './site';
import { visit } from './visit';
import { magnificationProblems } from './zoom';

/** The languages, and the theme at each width. Words have the same colours in both, so each page has each theme at each width. */
export const LANGUAGES = [
  ['ja', { 1440: 'light', 390: 'dark' }],
  ['en', { 1440: 'dark', 390: 'light' }],
] as const;
type Locale = (typeof LANGUAGES)[number][0];
/** Each page is checked by all rules at each width once, and by those of looks in each language and theme. */
const WIDTH_OF_ALL_RULES: Readonly<Record<Locale, number>> = { ja: 1440, en: 390 };
type Themes = (typeof LANGUAGES)[number][1];

const FURTHER_WIDTHS = [320, 360, 768, 1024];

/** Opens a page in a language, in which addresses can be looked at one after the other. */
export async function openIn(visitors: Visitors, locale: Locale): Promise<Page> {
  const page = await visitors.open({ reducedMotion: 'reduce', statuses: [404] });
  await page.context().addCookies([
    { name: 'lang', value: locale, url: ORIGIN },
    { name: 'theme', value: 'light', url: ORIGIN },
  ]);
  return page;
}

type Addresses = Iterable<readonly [address: string, status?: number]>;
type Found = { readonly problems: string[]; readonly fields: number };

/** What is wrong with pages in a language, and how many fields they have. Each is loaded once for everything. */
export async function lookAtAll(
  page: Page,
  { locale, themes }: { readonly locale: Locale; readonly themes: Themes },
  addresses: Addresses,
): Promise<Found> {
  const problems: string[] = [];
  let all = 0;
  for (const [address, status = 200] of addresses) {
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await visit(page, address);
    const answered = response?.status() === status ? [] : [`answered ${response?.status()}`];
    const before = [
      ...answered,
      ...(await wrongWords(page, locale)),
      ...(await wrongLooks(page, locale, themes)),
    ];
    const magnified = await magnificationProblems(page);
    // The last, because it opens and changes what it finds.
    const { taken, fields } = await takenKeys(page);
    problems.push(...[...before, ...magnified].map((problem) => `${address} ${problem}`), ...taken);
    all += fields;
  }
  return { problems, fields: all };
}

async function wrongWords(page: Page, locale: Locale): Promise<string[]> {
  const problems: string[] = [];
  if ((await page.getAttribute('html', 'lang')) !== locale) problems.push('has the wrong language');
  if (!(await page.title()).includes('Kimari')) problems.push(`is called "${await page.title()}"`);
  const headings = await page.locator('h1').count();
  if (headings !== 1) problems.push(`has ${headings} headings of the first level`);
  return problems;
}

async function wrongLooks(page: Page, locale: Locale, themes: Themes): Promise<string[]> {
  const problems: string[] = [];
  const resize = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const excess = await sidewaysScroll(page);
    if (excess > 0) problems.push(`at ${width} px is ${excess} px wider than the window`);
  };
  for (const [width, theme] of Object.entries(themes)) {
    await resize(Number(width));
    await page.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
    const isWhole = Number(width) === WIDTH_OF_ALL_RULES[locale];
    const found = await accessibilityProblems(page, isWhole ? undefined : RULES_OF_LOOKS);
    problems.push(...found.map((problem) => `at ${width} px, ${theme}: ${problem}`));
  }
  for (const width of FURTHER_WIDTHS) await resize(width);
  return problems;
}
