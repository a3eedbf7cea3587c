import type { Page } from 'playwright-core';
import { accessibilityProblems, sidewaysScroll } from './support/accessibility';
import { useBrowser } from './support/browser';
import { visit } from './support/visit';
import { aPerson, aRuleOf, call, type Person, signIn } from './support/people';
import { aName, ORIGIN } from './support/site';

const visitors = useBrowser();

const AUDITED_WIDTHS = [1440, 390];
const FURTHER_WIDTHS = [320, 360, 768, 1024];
const RULE = '/rules/@haruka-mizuno/typescript-strict';
const TIMEOUT = 400_000;

/** Public pages with their status. */
const PUBLIC_PAGES: readonly (readonly [address: string, status?: number])[] = [
  ['/'],
  ['/rules'],
  ['/rules?view=grid'],
  ['/rules?q=型&type=rule'],
  ['/rules?q=そのような決まりはない'],
  [RULE],
  [`${RULE}?view=raw`],
  [`${RULE}?version=1.0.0`],
  [`${RULE}?tab=versions`],
  [`${RULE}?from=1.0.0&to=2.0.0`],
  [`${RULE}?from=1.0.0&to=2.0.0&layout=unified`],
  ['/rules/@tomfairley/http-api-design?version=1.2.0'],
  ['/rules/@tomfairley/python-typed'],
  ['/rules/@tomfairley/test-writer'],
  ['/rules/@sora_ando/commit-rules'],
  ['/user/haruka-mizuno'],
  ['/user/haruka-mizuno?tab=stars'],
  ['/user/haruka-mizuno?q=nothing'],
  ['/login'],
  ['/login?redirectTo=%2Frules%2Fnew'],
  ['/register'],
  ['/verify-email'],
  ['/verify-email?token=never-given'],
  ['/forgotPassword'],
  ['/reset-password'],
  ['/reset-password?token=never-given'],
  ['/device'],
  ['/organizations/join'],
  ['/terms'],
  ['/privacy'],
  ['/such-a-page-was-never-made', 404],
];

let author: Person;
let ownPages: string[];

beforeAll(async () => {
  author = await aPerson('author');
  const { address } = await aRuleOf(author, {
    name: 'own-rule',
    description: '自分のルール',
    content: '# 決まり\n\n- {{projectName}} の名前を使う\n\n```ts\nconst one = 1;\n```\n',
    visibility: 'private',
    tags: ['typescript', '日本語'],
  });
  const organization = aName('every-page');
  const { id } = await call<{ id: string }>('/api/organizations', { name: organization }, author);
  await call(`/api/organizations/${id}/invite`, { email: 'guest@example.jp' }, author);
  ownPages = [
    '/',
    '/rules/new',
    address,
    `${address}?tab=versions`,
    `${address}?manage=delete`,
    `${address}?manage=deprecate`,
    `${address}/edit`,
    `/rules?author=${author.username}&visibility=all`,
    `/user/${author.username}`,
    '/settings/account',
    '/settings/account/delete',
    '/settings/notifications',
    '/settings/preferences',
    '/settings/security',
    '/settings/security/events',
    '/settings/security/two-factor',
    `/user/${author.username}?tab=stars`,
    '/settings',
    '/organizations',
    '/organizations/new',
    `/organizations/${organization}`,
    `/organizations/${organization}/members`,
    `/organizations/${organization}/invitations`,
    `/organizations/${organization}/settings`,
    `/organizations/${organization}/settings?manage=delete`,
    '/organizations/join',
    `/org/${organization}`,
    `${RULE}/report`,
    `${RULE}/report?sent=1`,
  ];
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
