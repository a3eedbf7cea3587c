import type { Page } from 'playwright-core';
import { accessibilityProblems, RULES_OF_LOOKS, sidewaysScroll } from './support/accessibility';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, call, type Person, signIn, theAdministrator } from './support/people';
import { ORIGIN } from './support/site';

const visitors = useBrowser();
const TIMEOUT = 180_000;
const REASON = '12行目が、認証情報を外部に送らせています。';

const WORDS = {
  ja: {
    more: 'そのほかの操作',
    report: '通報する',
    inappropriate: /危険または不適切な内容/,
    details: 'くわしい説明',
    thanks: '通報を受け付けました',
    already: 'このルールは既に通報済みです。',
    queue: '審査',
    search: '対象を検索',
    apply: '絞り込む',
    people: '1人',
    take: '担当する',
    hideVersion: /この版を隠す（1\.0\.1）/,
    choose: '判断を選んでください。',
    reason: /作成者に伝える理由/,
    reasonMissing: '作成者に伝える理由を入力してください。',
    decide: /^(1\.0\.1を隠す|判断を確定する)$/,
    done: '判断を記録しました。',
    hidden: '1.0.1は、審査の結果、隠されています。',
    read: '判断の内容を読む',
    notice: '1.0.1は、審査の結果、隠されています',
    answer: '1.0.1についての返答',
    send: '返答を送る',
    answerMissing: '返答を入力してください。',
    waits: '返答は届いています。',
    answered: /返答あり/,
    restore: /1\.0\.1をもとに戻す/,
    restoreSubmit: /^(1\.0\.1をもとに戻す|判断を確定する)$/,
    nothingHidden: 'いま隠されているものはありません。',
    changed: 'ほかの人の操作によって、状況が変わりました。',
    moderators: 'モデレーター',
    username: '任命する人のユーザー名',
    assign: '任命する',
    assigned: 'モデレーターに任命しました。',
    dismiss: (name: string) => `${name}の任命を解除する`,
    dismissed: 'モデレーターの任命を解除しました。',
    unknown: 'このユーザー名の人は見つかりません。',
    nobody: 'ユーザー名を入力してください。',
  },
  en: {
    more: 'More actions',
    report: 'Report',
    inappropriate: /Dangerous or inappropriate/,
    details: 'Details',
    thanks: 'We have received your report',
    already: 'You have already reported this rule',
    queue: 'Moderation',
    search: 'Search for a rule',
    apply: 'Apply',
    people: '1 person',
    take: 'Take on',
    hideVersion: /Hide this version \(1\.0\.1\)/,
    choose: 'Please choose a decision.',
    reason: /Reason for the owner/,
    reasonMissing: 'Enter a reason for the owner.',
    decide: /^(Hide 1\.0\.1|Decide)$/,
    done: 'The decision is on record.',
    hidden: '1.0.1 has been hidden after a review.',
    read: 'Read the decision',
    notice: '1.0.1 has been hidden after a review',
    answer: 'Your answer about 1.0.1',
    send: 'Send the answer',
    answerMissing: 'Enter your answer.',
    waits: 'Your answer has arrived.',
    answered: /Answered/,
    restore: /Restore 1\.0\.1/,
    restoreSubmit: /^(Restore 1\.0\.1|Decide)$/,
    nothingHidden: 'Nothing is hidden at present.',
    changed: 'Somebody else has changed the state of this case.',
    moderators: 'Moderators',
    username: 'Username to appoint',
    assign: 'Appoint',
    assigned: 'The moderator has been appointed.',
    dismiss: (name: string) => `Dismiss ${name}`,
    dismissed: 'The moderator has been dismissed.',
    unknown: 'There is nobody with this username.',
    nobody: 'Enter a username.',
  },
} as const;

/** The theme at each width. */
const THEMES = { ja: { 1440: 'light', 390: 'dark' }, en: { 1440: 'dark', 390: 'light' } } as const;

/** In the light theme, which each width has in one of the languages, a page is checked by all rules. */
const RULES = { light: undefined, dark: RULES_OF_LOOKS } as const;

type Locale = keyof typeof WORDS;
type Look = { readonly locale: Locale; readonly scripts: boolean };

const LOOKS: readonly (readonly [string, Look])[] = [
  ['ja, with scripts', { locale: 'ja', scripts: true }],
  ['ja, without scripts', { locale: 'ja', scripts: false }],
  ['en, with scripts', { locale: 'en', scripts: true }],
  ['en, without scripts', { locale: 'en', scripts: false }],
];

let boss: Person;
let moderator: Person;

beforeAll(async () => {
  boss = await theAdministrator();
  moderator = await aPerson('judge');
  await call('/api/admin/assignModerator', { userId: await idOf(moderator) }, boss);
}, TIMEOUT);

async function idOf({ accessToken }: Person): Promise<string> {
  const response = await fetch(`${ORIGIN}/api/auth/me`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return ((await response.json()) as { id: string }).id;
}

async function open(
  { locale, scripts }: Look,
  person: Person | null,
  statuses: number[] = [],
): Promise<Page> {
  const page = await visitors.open({ reducedMotion: 'reduce', javaScriptEnabled: scripts, statuses });
  await page.context().addCookies([
    { name: 'lang', value: locale, url: ORIGIN },
    { name: 'theme', value: 'light', url: ORIGIN },
  ]);
  if (person) await signIn(page, person);
  return page;
}

async function visit(page: Page, look: Look, address: string): Promise<void> {
  await page.goto(address);
  if (look.scripts) await page.locator('html.theme-ready').waitFor();
}

/**
 * Axe violations and horizontal scrolling, in two widths, each with one theme: in the other language it has the other one.
 * Needs scripts.
 */
async function expectNoProblems(page: Page, { scripts, locale }: Look): Promise<void> {
  if (!scripts) return;
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  const problems: string[] = [];
  for (const [width, theme] of Object.entries(THEMES[locale])) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await page.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
    const excess = await sidewaysScroll(page);
    if (excess > 0) problems.push(`at ${width} px is ${excess} px wider than the window`);
    problems.push(
      ...(await accessibilityProblems(page, RULES[theme])).map((problem) => `${theme}, ${width}: ${problem}`),
    );
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect([page.url(), problems]).toEqual([page.url(), []]);
}

/** Sends a form that is refused: the error names a field, which takes the focus where scripts run. */
async function sendRefused(
  page: Page,
  { scripts }: Look,
  { button, error, field }: { button: string | RegExp; error: string; field: string },
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('form p').getByText(error, { exact: true }).waitFor();
  if (scripts) await page.locator(`[name="${field}"]:focus`).waitFor();
  // The error appears before the page has been read again.
  await page.locator('button[aria-busy="true"]').waitFor({ state: 'detached' });
}

async function aReportedRule(look: Look) {
  const owner = await aPerson('owner');
  const name = `deploy-${look.locale}-${look.scripts ? 'a' : 'b'}`;
  const { id, address } = await aRuleOf(owner, { name, content: '# Deploy\n\n- Be careful.\n' });
  await call('/api/rules/update', { id, content: '# Deploy\n\n- Read ~/.aws/credentials.\n' }, owner);
  return { owner, id, address, path: address.replace('/rules/', '') };
}

describe.each(LOOKS)('a report (%s)', (_, look) => {
  const words = WORDS[look.locale];

  it(
    'goes from the reader to a moderator, the decision to the owner, and the answer back',
    async () => {
      const { owner, id, address, path } = await aReportedRule(look);
      const reader = await aPerson('reader');

      const reading = await open(look, reader, [400, 409]);
      await visit(reading, look, address);
      await reading.getByText(words.more, { exact: true }).first().locator('..').click();
      await reading.getByRole('link', { name: words.report, exact: true }).click();
      await reading.waitForURL(`${ORIGIN}${address}/report`);
      await expectNoProblems(reading, look);
      await reading.getByRole('radio', { name: words.inappropriate }).check();
      await reading.getByLabel(words.details).fill('3行目です。');
      await reading.getByRole('button', { name: words.report, exact: true }).click();
      await reading.getByRole('heading', { name: words.thanks }).waitFor();
      await visit(reading, look, `${address}/report`);
      await reading.getByRole('radio', { name: words.inappropriate }).check();
      await reading.getByLabel(words.details).fill('もう一度');
      await reading.getByRole('button', { name: words.report, exact: true }).click();
      await reading.getByText(words.already).waitFor();
      expect(await reading.getByLabel(words.details).inputValue()).toBe('もう一度');

      const judging = await open(look, moderator, [400, 409]);
      await visit(judging, look, '/moderation');
      await judging.getByRole('heading', { level: 1, name: words.queue }).waitFor();
      await judging.getByLabel(words.search).fill(path);
      if (look.scripts) await judging.getByLabel(words.search).press('Enter');
      else await judging.getByRole('button', { name: words.apply }).click();
      const row = judging.getByRole('row').filter({ hasText: path.slice(1).split('/')[1] ?? '' });
      await judging.waitForURL(/[?&]q=/);
      await row.getByText(words.people).waitFor();
      await expectNoProblems(judging, look);
      await row.getByRole('link').first().click();
      await judging.waitForURL(`${ORIGIN}/moderation/${id}`);
      await judging.getByText('3行目です。').waitFor();
      await judging.getByText('~/.aws/credentials', { exact: false }).first().waitFor();
      await judging.getByText(owner.email).waitFor();
      await judging.getByRole('button', { name: words.take }).click();
      await judging.getByRole('button', { name: words.take }).waitFor({ state: 'detached' });
      await expectNoProblems(judging, look);

      await sendRefused(judging, look, { button: words.decide, error: words.choose, field: 'choice' });
      await expectNoProblems(judging, look);
      await judging.getByRole('radio', { name: words.hideVersion }).check();
      await sendRefused(judging, look, { button: words.decide, error: words.reasonMissing, field: 'reason' });
      expect(await judging.getByRole('radio', { name: words.hideVersion }).isChecked()).toBe(true);
      await judging.getByLabel(words.reason).fill(REASON);
      const revision = await judging.locator('input[name="revision"]').inputValue();
      // Another report arrives before the decision: the moderator reads it first.
      await call('/api/reports/create', { ruleId: id, reason: 'spam' }, await aPerson('late'));
      await judging.getByRole('button', { name: words.decide }).click();
      await judging.getByText(words.changed).waitFor();
      // The case is read again before the form can be sent again.
      if (look.scripts)
        await judging
          .locator(`input[name="revision"]:not([value="${revision}"])`)
          .waitFor({ state: 'attached' });
      expect(await judging.getByLabel(words.reason).inputValue()).toBe(REASON);
      await judging.getByRole('button', { name: words.decide }).click();
      await judging.getByText(words.done).waitFor();

      const passing = await open(look, null, [404]);
      await visit(passing, look, address);
      await passing.getByText('Be careful.').waitFor();
      expect(await passing.content()).not.toContain('credentials');
      await passing.goto(`${address}?version=1.0.1`);
      expect(await passing.content()).not.toContain('credentials');

      const owning = await open(look, owner, [400]);
      await visit(owning, look, address);
      await owning.getByText(words.hidden).waitFor();
      await owning.getByRole('link', { name: words.read }).click();
      await owning.getByRole('heading', { name: words.notice }).waitFor();
      await owning.getByText(REASON).first().waitFor();
      expect(await owning.content()).not.toContain(moderator.username);
      expect(await owning.content()).not.toContain(reader.username);
      await expectNoProblems(owning, look);
      await sendRefused(owning, look, { button: words.send, error: words.answerMissing, field: 'text' });
      await owning.getByLabel(words.answer).fill('取り除きました。');
      await owning.getByRole('button', { name: words.send }).click();
      await owning.getByText(words.waits).waitFor();
      expect(await owning.getByLabel(words.answer).count()).toBe(0);

      await visit(judging, look, '/moderation');
      await judging.getByRole('navigation').getByRole('link', { name: words.answered }).click();
      await judging
        .getByRole('row')
        .filter({ hasText: path.slice(1).split('/')[1] ?? '' })
        .getByRole('link')
        .first()
        .click();
      await judging.getByText('取り除きました。').waitFor();
      await judging.getByRole('radio', { name: words.restore }).check();
      await judging.getByRole('button', { name: words.restoreSubmit }).click();
      await judging.getByText(words.done).waitFor();

      await visit(passing, look, address);
      await passing.getByText('credentials', { exact: false }).first().waitFor();
      await visit(owning, look, `${address}/moderation`);
      await owning.getByText(words.nothingHidden).waitFor();
    },
    TIMEOUT,
  );

  it(
    'is judged by moderators whom an administrator appoints and dismisses',
    async () => {
      const candidate = await aPerson('candidate');
      const page = await open(look, boss, [400, 404]);
      await visit(page, look, '/moderation');
      await page.getByRole('link', { name: words.moderators, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: words.moderators }).waitFor();
      await sendRefused(page, look, { button: words.assign, error: words.nobody, field: 'username' });
      await page.getByLabel(words.username).fill('nobody-has-this-name');
      await sendRefused(page, look, { button: words.assign, error: words.unknown, field: 'username' });
      await page.getByLabel(words.username).fill(candidate.username);
      await page.getByRole('button', { name: words.assign, exact: true }).click();
      await page.getByText(words.assigned).waitFor();
      await expectNoProblems(page, look);
      const appointed = await open(look, candidate, [403]);
      await visit(appointed, look, '/moderation');
      await appointed.getByRole('heading', { level: 1, name: words.queue }).waitFor();
      await page.getByRole('button', { name: words.dismiss(candidate.username) }).click();
      await page.getByText(words.dismissed).waitFor();
      expect((await appointed.goto('/moderation'))?.status()).toBe(403);
    },
    TIMEOUT,
  );
});

describe('pages of moderation', () => {
  const look: Look = { locale: 'ja', scripts: true };

  it(
    'are closed to others: no queue, no case, no decision, no report of one’s own rule',
    async () => {
      const { owner, id, address } = await aReportedRule(look);
      const reader = await aPerson('reader');
      await call('/api/reports/create', { ruleId: id, reason: 'spam' }, reader);
      const page = await open(look, reader, [403, 404]);
      for (const path of ['/moderation', `/moderation/${id}`, '/admin'])
        expect([path, (await page.goto(path))?.status()]).toEqual([path, 403]);
      expect((await page.goto(`${address}/moderation`))?.status()).toBe(404);
      const owning = await open(look, owner, [404]);
      expect((await owning.goto(`${address}/moderation`))?.status()).toBe(404);
      await owning.goto(`${address}/report`);
      expect(owning.url()).toBe(ORIGIN + address);
      const passing = await open(look, null);
      await passing.goto('/moderation');
      expect(new URL(passing.url()).pathname).toBe('/login');
      const judging = await open(look, moderator, [403, 404]);
      expect((await judging.goto('/admin'))?.status()).toBe(403);
      expect((await judging.goto('/moderation/nothing'))?.status()).toBe(404);
    },
    TIMEOUT,
  );

  it(
    'disappear for a hidden rule like everything about it',
    async () => {
      const { owner, id, address } = await aReportedRule({ ...look, locale: 'en' });
      const reader = await aPerson('reader');
      await call('/api/reports/create', { ruleId: id, reason: 'spam' }, reader);
      const { case: found } = await call<{ case: { revision: number } }>(
        '/api/moderation/get',
        { ruleId: id },
        moderator,
      );
      const verdict = { ruleId: id, revision: found.revision, action: 'hide', reason: REASON };
      await call('/api/moderation/decide', verdict, moderator);
      const page = await open(look, reader, [404]);
      for (const path of [address, `${address}?tab=versions`, `${address}/report`, `${address}/download`])
        expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
      const owning = await open(look, owner);
      await visit(owning, look, address);
      await owning.getByText('このルールは、審査の結果、隠されています。').waitFor();
      await visit(owning, look, `${address}/moderation`);
      await expectNoProblems(owning, look);
    },
    TIMEOUT,
  );
});
