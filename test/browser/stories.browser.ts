import type { Page } from 'playwright-core';
import { sidewaysScroll } from './support/accessibility';
import { useBrowser } from './support/browser';
import { mailLinkTo } from './support/mailbox';
import { aPerson, call, PASSWORD, type Person, signIn } from './support/people';
import { aName, ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();

const TIMEOUT = 240_000;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const TEXTS = {
  ja: {
    username: 'ユーザー名',
    email: 'メールアドレス',
    password: 'パスワード',
    repeated: 'パスワード（確認）',
    consent: /同意/,
    register: 'アカウントを作成',
    sent: '確認メールを送りました',
    verify: 'メールアドレスを確認する',
    already: 'このメールアドレスは確認済みです',
    toLogin: 'ログインへ',
    login: 'ログイン',
    name: 'ルール名',
    content: '本文',
    create: 'ルールを作成',
    published: '公開しました',
    created: 'ルールを作成しました',
    search: 'ルールを検索',
    install: '導入',
    organization: '組織',
    organizationOnly: /組織内/,
    join: '参加する',
    joined: '組織に参加しました。',
    displayName: '表示名',
    save: '変更を保存',
    saved: 'プロフィールを更新しました',
  },
  en: {
    username: 'Username',
    email: 'Email',
    password: 'Password',
    repeated: 'Confirm password',
    consent: /agree/,
    register: 'Create account',
    sent: 'Check your email',
    verify: 'Verify email address',
    already: 'This email address is verified already',
    toLogin: 'Sign in',
    login: 'Sign in',
    name: 'Name',
    content: 'Text',
    create: 'Create rule',
    published: 'Published',
    created: 'Rule created',
    search: 'Search rules',
    install: 'Install',
    organization: 'Organization',
    organizationOnly: /Organization/,
    join: 'Join',
    joined: 'You have joined the organization.',
    displayName: 'Display name',
    save: 'Save changes',
    saved: 'Profile updated',
  },
} as const;

describe.each([
  { locale: 'ja', theme: 'light', viewport: DESKTOP, javaScriptEnabled: true },
  { locale: 'en', theme: 'dark', viewport: PHONE, javaScriptEnabled: true },
  { locale: 'ja', theme: 'dark', viewport: PHONE, javaScriptEnabled: false },
  { locale: 'en', theme: 'light', viewport: DESKTOP, javaScriptEnabled: false },
] as const)('$locale, $theme, $viewport.width px, scripts: $javaScriptEnabled', (way) => {
  const { locale, theme, viewport, javaScriptEnabled } = way;
  const texts = TEXTS[locale];

  const open = async (who?: Person): Promise<Page> => {
    const page = await visitors.open({ javaScriptEnabled, viewport, statuses: [404] });
    await page.context().addCookies([
      { name: 'lang', value: locale, url: ORIGIN },
      { name: 'theme', value: theme, url: ORIGIN },
    ]);
    if (who) await signIn(page, who);
    return page;
  };
  const go = async (page: Page, address: string) => {
    await (javaScriptEnabled ? visit(page, address) : page.goto(address));
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.getAttribute('html', 'data-theme')).toBe(theme);
  };
  const main = (page: Page) => page.locator('main');
  const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
  const says = (page: Page, text: string) => page.getByRole('status').getByText(text).first().waitFor();

  it(
    'a newcomer signs up, verifies the address, signs in and publishes a first version',
    async () => {
      const page = await open();
      const username = aName('story');
      const email = `${username}@example.jp`;
      await go(page, '/register');
      await page.getByLabel(texts.username).fill(username);
      await page.getByLabel(texts.email).fill(email);
      await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
      await page.getByLabel(texts.repeated).fill(PASSWORD);
      await page.getByRole('checkbox', { name: texts.consent }).check();
      await press(page, texts.register);
      await page.getByRole('heading', { name: texts.sent }).waitFor();
      const link = await mailLinkTo(email);
      await go(page, link);
      await press(page, texts.verify);
      await main(page).getByRole('link', { name: texts.toLogin }).waitFor();
      // The link is opened again, as mail programs and hasty readers do.
      await go(page, link);
      await main(page).getByRole('heading', { name: texts.already }).waitFor();
      await main(page).getByRole('link', { name: texts.toLogin }).click();
      await page.getByLabel(texts.email).fill(email);
      await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
      await press(page, texts.login);
      await page.waitForURL(`${ORIGIN}/`);
      await go(page, '/rules/new');
      await page.getByLabel(texts.name, { exact: true }).fill('first');
      await page.getByRole('textbox', { name: texts.content, exact: true }).fill('# 一\n\n- 略さない\n');
      await press(page, texts.create);
      await page.waitForURL(`${ORIGIN}/rules/@${username}/first`);
      await says(page, texts.published);
      expect(await sidewaysScroll(page)).toBe(0);
    },
    TIMEOUT,
  );

  it(
    'a reader finds a rule, reads it, stars it and gets the command that installs it',
    async () => {
      const page = await open(await aPerson('reader'));
      await go(page, '/rules');
      const field = page.getByRole('searchbox', { name: texts.search });
      await field.fill('postgres-migrations');
      await field.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === 'postgres-migrations');
      await page.locator('a[data-rule-link]', { hasText: 'postgres-migrations' }).first().click();
      await page.getByRole('heading', { level: 1, name: '@sora_ando/postgres-migrations' }).waitFor();
      await main(page).locator('article .md h2').first().waitFor();
      await main(page).locator('header button[aria-pressed="false"]').click();
      await main(page).locator('header button[aria-pressed="true"]').waitFor();
      const install = main(page).getByRole('region', { name: texts.install, exact: true });
      await install.getByRole('radio', { name: 'Cursor' }).click();
      await install.getByText('.cursor/rules/postgres-migrations.mdc', { exact: true }).waitFor();
      expect(await install.locator('code').first().innerText()).toContain(
        'kimari add @sora_ando/postgres-migrations --target cursor',
      );
      expect(await sidewaysScroll(page)).toBe(0);
    },
    TIMEOUT,
  );

  it(
    'an invited person joins and reads the rule that the organization keeps to itself',
    async () => {
      const [owner, guest, stranger] = [
        await aPerson('owner'),
        await aPerson('guest'),
        await aPerson('other'),
      ];
      const organization = aName('circle');
      const { id } = await call<{ id: string }>('/api/organizations', { name: organization }, owner);
      await call(`/api/organizations/${id}/invite`, { email: guest.email }, owner);

      const joining = await open(guest);
      await go(joining, await mailLinkTo(guest.email, { page: '/organizations/join' }));
      await press(joining, texts.join);
      await main(joining).getByText(texts.joined).waitFor();

      const writing = await open(owner);
      await go(writing, '/rules/new');
      await writing.getByLabel(texts.name, { exact: true }).fill('ours');
      await writing.getByRole('combobox', { name: texts.organization }).selectOption(id);
      // Without scripts, the page does not know yet that the rule belongs to an organization.
      if (javaScriptEnabled) await writing.getByRole('radio', { name: texts.organizationOnly }).waitFor();
      await writing.locator('input[type="radio"][name="visibility"][value="private"]').check();
      await writing.getByRole('textbox', { name: texts.content, exact: true }).fill('# 内輪の決まり\n');
      await press(writing, texts.create);
      const address = `/rules/@${organization}/ours`;
      await writing.waitForURL(ORIGIN + address);
      await says(writing, texts.created);

      await go(joining, address);
      await main(joining).getByRole('heading', { name: '内輪の決まり' }).waitFor();
      expect((await (await open(stranger)).goto(address))?.status()).toBe(404);
    },
    TIMEOUT,
  );

  it(
    'a person changes the profile and sees it in public',
    async () => {
      const person = await aPerson('settled');
      const page = await open(person);
      await go(page, '/settings');
      await page.getByLabel(texts.displayName).fill('港の人');
      await press(page, texts.save);
      await page.getByText(texts.saved).first().waitFor();
      const visitor = await open();
      await go(visitor, `/user/${person.username}`);
      await visitor.getByRole('heading', { level: 1, name: '港の人' }).waitFor();
    },
    TIMEOUT,
  );
});
