import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { mailLinkTo } from './support/mailbox';
import { aPerson, aRuleOf, call, type Person, signIn } from './support/people';
import { aName, ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 120_000;

const WORDS = {
  'ja-JP': {
    username: 'ユーザー名',
    password: '現在のパスワード',
    newEmail: 'メールアドレス',
    save: '変更を保存',
    saved: '保存しました',
    wrong: '現在のパスワードが正しくありません。',
    zone: '時間帯',
    exporting: '書き出す',
    remove: 'アカウントを削除',
    confirmation: '確認のため、DELETE と入力してください',
    ownPassword: 'パスワード',
    removeNow: 'アカウントを削除する',
    gone: 'アカウントを削除しました。',
  },
  'en-GB': {
    username: 'Username',
    password: 'Current password',
    newEmail: 'Email address',
    save: 'Save changes',
    saved: 'Saved',
    wrong: 'Current password is incorrect',
    zone: 'Time zone',
    exporting: 'Export',
    remove: 'Delete account',
    confirmation: 'Type DELETE to confirm',
    ownPassword: 'Password',
    removeNow: 'Delete account',
    gone: 'Your account has been deleted.',
  },
} as const;

/** A zone in which it is another day than in UTC, now. */
const FAR_ZONE = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';

type Way = { readonly locale: keyof typeof WORDS; readonly javaScriptEnabled: boolean };

const WAYS: readonly Way[] = [
  { locale: 'ja-JP', javaScriptEnabled: true },
  { locale: 'en-GB', javaScriptEnabled: true },
  { locale: 'ja-JP', javaScriptEnabled: false },
];

async function openSettings(person: Person, way: Way, path: string): Promise<Page> {
  const page = await visitors.open({ ...way, statuses: [400, 401, 404] });
  await signIn(page, person);
  await open(page, path, way);
  return page;
}

async function open(page: Page, path: string, { javaScriptEnabled }: Way): Promise<void> {
  await (javaScriptEnabled ? visit(page, path) : page.goto(path));
}

describe.each(WAYS)('account settings ($locale, scripts: $javaScriptEnabled)', (way) => {
  const words = WORDS[way.locale];
  const status = (page: Page) => page.getByRole('status').filter({ hasText: words.saved });

  it(
    'change the username with the current password; the former address leads on',
    async () => {
      const person = await aPerson('renamed');
      await aRuleOf(person, { name: 'naming', content: '# naming\n' });
      const page = await openSettings(person, way, '/settings/account');
      const username = aName('saburo');
      await page.getByLabel(words.username, { exact: true }).fill(username);
      await page.getByLabel(words.password).fill('wrong horse');
      await page.getByRole('button', { name: words.save }).first().click();
      await page.getByText(words.wrong).waitFor();
      await until(async () => (await page.getByLabel(words.password).inputValue()) === '');
      expect(await page.getByLabel(words.username, { exact: true }).inputValue()).toBe(username);
      await page.getByLabel(words.password).fill(person.password);
      await page.getByRole('button', { name: words.save }).first().click();
      await status(page).waitFor();
      await page.goto(`/rules/@${person.username}/naming`);
      expect(new URL(page.url()).pathname).toBe(`/rules/@${username}/naming`);
    },
    TIMEOUT,
  );

  it(
    'keep the address until the new one is confirmed, and can drop the change',
    async () => {
      const person = await aPerson('mover');
      const page = await openSettings(person, way, '/settings/account');
      const email = `${aName('moved')}@example.jp`;
      await page.getByLabel(words.newEmail, { exact: true }).fill(email);
      await page.getByLabel(words.password).fill(person.password);
      await page.getByRole('button', { name: words.save }).first().click();
      await page.locator('main b').filter({ hasText: email }).waitFor();
      expect(await mailLinkTo(email)).toContain('/verify-email?token=');
      await page.locator('main').getByText(person.email).first().waitFor();
      await page.locator('button[form="cancel-email-change"]').click();
      await page.locator('main b').filter({ hasText: email }).waitFor({ state: 'detached' });
    },
    TIMEOUT,
  );

  it(
    'set the language and the time zone of every page',
    async () => {
      const person = await aPerson('traveller');
      const { address } = await aRuleOf(person, { name: 'naming', content: '# naming\n' });
      const page = await openSettings(person, way, '/settings/account');
      const other = way.locale === 'ja-JP' ? 'en' : 'ja';
      await page.locator('select[name=lang]').selectOption(other);
      await page.getByLabel(words.zone, { exact: true }).selectOption(FAR_ZONE);
      await page.locator('form:has(select[name=lang])').getByRole('button').click();
      await page.locator(`html[lang=${other}]`).waitFor();
      await page.goto(address);
      const today = new Intl.DateTimeFormat(other, {
        dateStyle: other === 'ja' ? 'long' : 'medium',
        timeZone: FAR_ZONE,
      });
      await page.getByText(today.format(new Date())).filter({ visible: true }).first().waitFor();
    },
    TIMEOUT,
  );

  it(
    'export the data as one file',
    async () => {
      const person = await aPerson('exporter');
      const page = await openSettings(person, way, '/settings/account');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: words.exporting, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^kimari-${person.username}-.*\\.json$`));
      const data = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
      expect(data).toMatchObject({
        profile: { username: person.username },
        settings: { email: person.email },
      });
    },
    TIMEOUT,
  );

  it(
    'delete the account with password and DELETE; public rules stay',
    async () => {
      const person = await aPerson('leaver');
      const { address } = await aRuleOf(person, { name: 'kept', content: '# kept\n' });
      const page = await openSettings(person, way, '/settings/account');
      await page.getByRole('link', { name: words.remove }).click();
      await page.getByLabel(words.confirmation).fill('delete');
      await page.getByLabel(words.ownPassword, { exact: true }).fill(person.password);
      await page.getByRole('button', { name: words.removeNow }).click();
      await page.locator('[aria-invalid=true]').waitFor();
      await page.getByLabel(words.confirmation).fill('DELETE');
      await page.getByLabel(words.ownPassword, { exact: true }).fill(person.password);
      await page.getByRole('button', { name: words.removeNow }).click();
      await page.waitForURL(`${ORIGIN}/?deleted=account`);
      await page.getByText(words.gone).waitFor();
      expect((await page.goto(address))?.status()).toBe(200);
      await page
        .getByText(way.locale === 'ja-JP' ? '削除された利用者' : 'Deleted user')
        .first()
        .waitFor();
      expect((await page.goto(`/user/${person.username}`))?.status()).toBe(404);
    },
    TIMEOUT,
  );
});

describe('preferences', () => {
  it(
    'take effect at once, on every device',
    async () => {
      const person = await aPerson('picky');
      const way: Way = { locale: 'ja-JP', javaScriptEnabled: true };
      const page = await openSettings(person, way, '/settings/preferences');
      const main = page.locator('main');
      /** The page shows a choice before it is saved. */
      const saved = async (choose: () => Promise<unknown>) => {
        const answer = page.waitForResponse((response) => response.request().method() === 'POST');
        await choose();
        expect((await answer).ok()).toBe(true);
      };
      await saved(() => main.getByRole('button', { name: '暗' }).click());
      await page.locator('html[data-theme=dark]').waitFor();
      await saved(() => main.getByRole('button', { name: 'グリッド' }).click());
      await main.getByRole('button', { name: 'グリッド', pressed: true }).waitFor();
      await saved(() => main.getByLabel('並び順').selectOption('name'));
      await saved(() => main.getByLabel('導入先').selectOption('cursor'));
      await saved(() => main.getByRole('checkbox', { name: '長い行を折り返す' }).uncheck());

      const elsewhere = await openSettings(person, way, '/rules');
      await elsewhere.locator('html[data-theme=dark]').waitFor();
      expect(await elsewhere.locator('#rule-sort').inputValue()).toBe('name');
      await elsewhere
        .getByRole('link', { name: /グリッド/ })
        .and(elsewhere.locator('[aria-current]'))
        .waitFor();
      await open(elsewhere, '/rules/@haruka-mizuno/typescript-strict?view=raw', way);
      await elsewhere.getByRole('radio', { name: 'Cursor', checked: true }).waitFor();
      const wrap = await elsewhere.evaluate(
        "getComputedStyle(document.querySelector('main pre #L1 > span')).whiteSpace",
      );
      expect(wrap).toBe('pre');
    },
    TIMEOUT,
  );

  it(
    'are saved with a button before scripts run',
    async () => {
      const person = await aPerson('plain');
      const way: Way = { locale: 'en-GB', javaScriptEnabled: false };
      const page = await openSettings(person, way, '/settings/preferences');
      await page.getByLabel('Order').selectOption('stars');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
      expect(await page.getByLabel('Order').inputValue()).toBe('stars');
    },
    TIMEOUT,
  );

  it(
    'of the account follow the switches in the footer',
    async () => {
      const person = await aPerson('switcher');
      const page = await openSettings(person, { locale: 'ja-JP', javaScriptEnabled: true }, '/rules');
      await page.locator('footer').getByRole('button', { name: 'English' }).click();
      await page.locator('html[lang=en]').waitFor();
      const { data } = await call<{ data: { viewer: { settings: { locale: string } } } }>(
        '/graphql',
        { query: '{ viewer { settings { locale } } }' },
        person,
      );
      expect(data.viewer.settings.locale).toBe('EN');
    },
    TIMEOUT,
  );
});

it('dates are shown in the zone of the browser once it is known', async () => {
  const page = await visitors.open({ locale: 'en-GB', timezoneId: 'America/New_York' });
  await page.goto('/rules');
  await until(async () => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === 'tz')?.value === 'America/New_York';
  });
});
