import type { Page } from 'playwright-core';

/** A screenshot to take: an address, the visitor, and what to open or type there. */
export type State = {
  readonly name: string;
  readonly address: string;
  readonly visitor?: 'author';
  /** Only Japanese by default. */
  readonly languages?: readonly ('ja' | 'en')[];
  /** Widths at which `prepare` works. */
  readonly widths?: readonly number[];
  prepare?(page: Page): Promise<void>;
};

export const WIDE = 1440;
export const NARROW = 390;
export const AUTHOR = 'screenshot-author';
export const OWN_RULE = `/rules/@${AUTHOR}/own-rule`;

const RULE = '/rules/@haruka-mizuno/typescript-strict';
const BOTH = ['ja', 'en'] as const;
const FAILING_LOGIN = { email: 'nobody@example.jp', password: 'wrong-password-1' };
const LONG_TEXT = '# 決まり\n\n1. 名前は**略さない**\n2. `any` を使わない\n\n```ts\nconst one = 1;\n```\n';

const press = (key: string) => (page: Page) => page.keyboard.press(key);
/** Disables the browser's validation, so that the server reports the errors. */
const skipValidation = (page: Page) =>
  page.evaluate('for (const form of document.forms) form.noValidate = true');
const openSummary = (summary: string) => (page: Page) => page.locator(summary).first().click();

async function openPalette(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '検索' }).fill(query);
  if (query) await page.getByRole('option').first().waitFor();
}

async function failToRegister(page: Page): Promise<void> {
  await page.getByLabel('ユーザー名').fill('haruka-mizuno');
  await page.getByLabel('メールアドレス').fill('not-an-address');
  await page.getByLabel('パスワード', { exact: true }).fill('たいせつな合言葉');
  await page.getByLabel('パスワード（確認）').fill('別の合言葉');
  await page.getByText('このユーザー名は').waitFor();
  await skipValidation(page);
  await page.getByRole('button', { name: 'アカウントを作成' }).click();
  await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();
}

async function failToLogIn(page: Page): Promise<void> {
  await page.getByLabel('メールアドレス').fill(FAILING_LOGIN.email);
  await page.getByLabel('パスワード', { exact: true }).fill(FAILING_LOGIN.password);
  await page.locator('main').getByRole('button', { name: 'ログイン' }).click();
  await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();
}

async function write(page: Page, text = LONG_TEXT): Promise<void> {
  await page.getByRole('textbox', { name: '本文' }).fill(text);
  await page.getByText('略さない').last().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

async function addTags(page: Page): Promise<void> {
  for (const tag of ['typescript', '日本語']) {
    await page.getByRole('textbox', { name: 'タグ' }).fill(tag);
    await page.getByRole('textbox', { name: 'タグ' }).press('Enter');
  }
}

/** A page as it opens, in both languages. Two addresses never get the same name. */
export function pageState(address: string, visitor?: State['visitor']): State {
  const name = ['page', ...address.split(/[^\p{L}\p{N}]+/u).filter(Boolean)].join('-');
  return { name: visitor ? `${name}-own` : name, address, visitor, languages: BOTH };
}

/** Pages for everybody. */
const PUBLIC: readonly State[] = [
  { name: 'home', address: '/', languages: BOTH },
  { name: 'home-skip-link', address: '/', prepare: press('Tab') },
  {
    name: 'site-menu',
    address: '/',
    widths: [NARROW],
    prepare: (page) => page.getByRole('button', { name: 'メニューを開く' }).click(),
  },
  { name: 'palette', address: '/', prepare: openPalette },
  { name: 'palette-results', address: '/', prepare: (page) => openPalette(page, 'terraform') },
  { name: 'shortcuts', address: '/', prepare: press('?') },
  { name: 'list', address: '/rules', languages: BOTH },
  {
    name: 'list-row-hover',
    address: '/rules',
    prepare: (page) => page.locator('main li h2, main li a').nth(4).hover(),
  },
  { name: 'list-page-2', address: '/rules?page=2' },
  { name: 'grid', address: '/rules?view=grid', languages: BOTH },
  { name: 'search', address: '/rules?q=型&type=rule', languages: BOTH },
  { name: 'list-filtered', address: '/rules?tag=typescript&author=haruka-mizuno' },
  { name: 'list-empty', address: '/rules?q=そのような決まりはない', languages: BOTH },
  {
    name: 'filters-open',
    address: '/rules',
    widths: [NARROW],
    prepare: (page) => page.getByRole('button', { name: /^絞り込み/ }).click(),
  },
  {
    name: 'author-filter',
    address: '/rules',
    widths: [WIDE],
    prepare: async (page) => {
      await page.getByRole('combobox', { name: '作成者' }).first().fill('haru');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'rule', address: RULE, languages: BOTH },
  { name: 'rule-raw', address: `${RULE}?view=raw` },
  { name: 'rule-raw-lines', address: `${RULE}?view=raw#L3-L6` },
  { name: 'rule-stars', address: `${RULE}/stars`, languages: BOTH },
  { name: 'rule-old-version', address: `${RULE}?version=1.0.0`, languages: BOTH },
  { name: 'rule-version-menu', address: RULE, prepare: openSummary('main details summary >> nth=2') },
  { name: 'rule-more-menu', address: RULE, prepare: openSummary('main details summary') },
  {
    name: 'rule-star-signed-out',
    address: RULE,
    prepare: (page) =>
      page
        .getByRole('button', { name: /スター/ })
        .first()
        .click(),
  },
  { name: 'rule-deprecated', address: '/rules/@tomfairley/python-typed' },
  { name: 'rule-variables', address: '/rules/@tomfairley/http-api-design?version=1.2.0' },
  { name: 'subagent', address: '/rules/@tomfairley/test-writer', languages: BOTH },
  { name: 'rule-commit', address: '/rules/@sora_ando/commit-rules' },
  { name: 'versions', address: `${RULE}?tab=versions`, languages: BOTH },
  { name: 'diff', address: `${RULE}?from=1.0.0&to=2.0.0`, languages: BOTH },
  { name: 'diff-unified', address: `${RULE}?from=1.0.0&to=2.0.0&layout=unified` },
  { name: 'profile', address: '/user/haruka-mizuno', languages: BOTH },
  { name: 'login', address: '/login', languages: BOTH },
  { name: 'login-redirected', address: '/login?redirect=%2Frules%2Fnew' },
  { name: 'login-failed', address: '/login', prepare: failToLogIn },
  { name: 'register', address: '/register', languages: BOTH },
  { name: 'register-failed', address: '/register', prepare: failToRegister },
  { name: 'verify', address: '/verify-email', languages: BOTH },
  {
    name: 'verify-with-token',
    address: '/verify-email?token=never-given',
    prepare: (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'forgot-password', address: '/forgotPassword', languages: BOTH },
  { name: 'reset-password-invalid', address: '/reset-password?token=never-given', languages: BOTH },
  { name: 'terms', address: '/terms', languages: BOTH },
  { name: 'privacy', address: '/privacy', languages: BOTH },
  { name: 'not-found', address: '/such-a-page-was-never-made', languages: BOTH },
];

/** Pages of a signed-in user with a rule. */
const OWN: readonly State[] = [
  { name: 'own-home', address: '/' },
  { name: 'own-account-menu', address: '/', widths: [WIDE], prepare: openSummary('header details summary') },
  {
    name: 'own-site-menu',
    address: '/',
    widths: [NARROW],
    prepare: (page) => page.getByRole('button', { name: 'メニューを開く' }).click(),
  },
  { name: 'own-rule', address: OWN_RULE, languages: BOTH },
  { name: 'own-rule-more-menu', address: OWN_RULE, prepare: openSummary('main details summary') },
  { name: 'own-rule-with-variables', address: `${OWN_RULE}?var.projectName=kimari` },
  { name: 'own-rule-starred', address: '/rules/@haruka-mizuno/typescript-strict' },
  { name: 'own-versions', address: `${OWN_RULE}?tab=versions` },
  { name: 'own-diff', address: `${OWN_RULE}?from=1.0.0&to=1.1.0` },
  { name: 'own-manage-delete', address: `${OWN_RULE}?manage=delete`, languages: BOTH },
  { name: 'own-manage-deprecate', address: `${OWN_RULE}?manage=deprecate` },
  { name: 'own-manage-yank', address: `${OWN_RULE}?manage=yank` },
  { name: 'own-rules', address: `/rules?author=${AUTHOR}&visibility=all` },
  { name: 'own-profile', address: `/user/${AUTHOR}` },
  { name: 'new-rule', address: '/rules/new', languages: BOTH },
  {
    name: 'new-rule-written',
    address: '/rules/new',
    prepare: async (page) => {
      await addTags(page);
      await write(page);
    },
  },
  {
    name: 'new-rule-preview',
    address: '/rules/new',
    prepare: async (page) => {
      await write(page);
      await page.getByRole('button', { name: 'プレビュー' }).filter({ visible: true }).click();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'new-rule-failed',
    address: '/rules/new',
    prepare: async (page) => {
      await page.getByLabel('ルール名').fill('-');
      await skipValidation(page);
      await page.getByRole('button', { name: 'ルールを作成' }).click();
      await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();
    },
  },
  { name: 'edit', address: `${OWN_RULE}/edit`, languages: BOTH },
  { name: 'edit-changed', address: `${OWN_RULE}/edit`, prepare: (page) => write(page) },
];

export const STATES: readonly State[] = [
  ...PUBLIC,
  ...OWN.map((state) => ({ ...state, visitor: 'author' as const })),
];

/** Pages while the database is unavailable. */
export const FAILURES: readonly State[] = [
  { name: 'unavailable', address: '/user/somebody', languages: BOTH },
  { name: 'list-unavailable', address: '/rules' },
  { name: 'home-unavailable', address: '/' },
];
