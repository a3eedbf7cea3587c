import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { mailLinkTo } from './support/mailbox';
import { aPerson, call, PASSWORD, signIn } from './support/people';
import { aName, ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();

const TIMEOUT = 120_000;
const NEW_PASSWORD = 'あたらしい合言葉-8842';

const TEXTS = {
  ja: {
    email: 'メールアドレス',
    password: 'パスワード',
    forgot: 'パスワードを忘れた方',
    send: 'リセットメールを送信',
    sent: 'メールを送信しました',
    newPassword: '新しいパスワード',
    confirmation: 'パスワード（確認）',
    set: 'パスワードを再設定',
    done: 'パスワードを再設定しました',
    signedOut: /すべての端末.*ログアウトしました/,
    toLogin: 'ログインへ',
    login: 'ログイン',
    newRule: '新しいルール',
    invalid: /リンクが無効か、期限が切れています/,
    guessable: '推測されやすいパスワードです。別のパスワードを指定してください。',
    weak: '弱い',
    subject: 'Kimari: パスワードの再設定',
    verify: 'メールアドレスを確認する',
    already: 'このメールアドレスは確認済みです',
    verifySubject: 'Kimari: メールアドレスの確認',
  },
  en: {
    email: 'Email',
    password: 'Password',
    forgot: 'Forgot your password?',
    send: 'Send reset email',
    sent: 'Check your email',
    newPassword: 'New password',
    confirmation: 'Confirm password',
    set: 'Set password',
    done: 'Your password has been reset',
    signedOut: /We signed out all devices/,
    toLogin: 'Sign in',
    login: 'Sign in',
    newRule: 'New rule',
    invalid: /link is invalid or has expired/,
    guessable: 'This password is too easy to guess. Choose another one.',
    weak: 'Weak',
    subject: 'Kimari: Reset your password',
    verify: 'Verify email address',
    already: 'This email address is verified already',
    verifySubject: 'Kimari: Verify your email address',
  },
} as const;

type Texts = (typeof TEXTS)[keyof typeof TEXTS];

const VISITS = (['ja', 'en'] as const).flatMap((locale) =>
  [true, false].map((scripts) => [locale, scripts] as const),
);

async function fillIn(page: Page, t: Texts, password: string): Promise<void> {
  await page.getByLabel(t.newPassword, { exact: true }).fill(password);
  await page.getByLabel(t.confirmation).fill(password);
  await page.locator('main').getByRole('button', { name: t.set }).click();
}

describe.each(VISITS)('a person who forgot the password (%s, scripts: %s)', (locale, scripts) => {
  const t = TEXTS[locale];
  const open = async () => {
    const page = await visitors.open({ javaScriptEnabled: scripts, statuses: [400] });
    await page.context().addCookies([{ name: 'lang', value: locale, url: ORIGIN }]);
    return page;
  };
  const go = (page: Page, address: string) => (scripts ? visit(page, address) : page.goto(address));

  it(
    'asks for a link, chooses a new password and signs in with it',
    async () => {
      const person = await aPerson('forgetful');
      const page = await open();
      await go(page, '/login');
      await page.getByRole('link', { name: t.forgot }).click();
      // The page before also has a field for the address.
      await page.getByRole('button', { name: t.send }).waitFor();
      await page.getByRole('main').getByLabel(t.email).fill(person.email);
      await page.getByRole('button', { name: t.send }).click();
      await page.getByRole('heading', { name: t.sent }).waitFor();

      const link = await mailLinkTo(person.email, { subject: t.subject });
      const response = await go(page, link);
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      await page.waitForURL(({ search }) => (search === '') === scripts);

      await fillIn(page, t, 'Password1!');
      await page.getByText(t.guessable).first().waitFor();
      await fillIn(page, t, NEW_PASSWORD);
      await page.getByRole('heading', { name: t.done }).waitFor();
      await page.getByText(t.signedOut).waitFor();

      await page.getByRole('main').getByRole('link', { name: t.toLogin, exact: true }).click();
      await page.getByLabel(t.email).fill(person.email);
      await page.getByLabel(t.password, { exact: true }).fill(NEW_PASSWORD);
      await page.locator('main').getByRole('button', { name: t.login }).click();
      await page.locator('header').getByRole('link', { name: t.newRule }).waitFor();
    },
    TIMEOUT,
  );

  it(
    'gets a new link for one that does not work',
    async () => {
      const page = await open();
      await go(page, '/reset-password?token=never-given');
      await page.getByRole('main').getByText(t.invalid).waitFor();
      await page.getByRole('main').getByLabel(t.email).fill('nobody@example.jp');
      await page.getByRole('button', { name: t.send }).click();
      await page.getByRole('heading', { name: t.sent }).waitFor();
    },
    TIMEOUT,
  );

  it(
    'verifies an address by the button, and is told later that it is verified',
    async () => {
      const username = aName('twice');
      const email = `${username}@example.jp`;
      await call('/api/auth/register', { username, email, password: PASSWORD });
      const link = await mailLinkTo(email);
      const page = await open();
      await go(page, link);
      await go(page, link);
      await page.getByRole('button', { name: t.verify }).click();
      await page.getByRole('main').getByRole('link', { name: t.toLogin }).waitFor();
      const response = await go(page, link);
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      await page.getByRole('heading', { name: t.already }).waitFor();
      await page.getByRole('main').getByRole('link', { name: t.toLogin }).click();
      await page.waitForURL((url) => url.pathname === '/login');
    },
    TIMEOUT,
  );
});

describe('the recovery of a password', () => {
  it('signs out the browser that was signed in', async () => {
    const person = await aPerson('elsewhere');
    const [other, page] = [await visitors.open(), await visitors.open()];
    await signIn(other, person);
    await visit(other, '/');
    await other.locator('header').getByRole('link', { name: '新しいルール' }).waitFor();
    await call('/api/auth/sendPasswordReset', { email: person.email });
    await visit(page, await mailLinkTo(person.email, { subject: TEXTS.ja.subject }));
    await fillIn(page, TEXTS.ja, NEW_PASSWORD);
    await page.getByRole('heading', { name: TEXTS.ja.done }).waitFor();
    await visit(other, '/');
    await other.locator('header').getByRole('link', { name: '新規登録' }).waitFor();
  });

  it('is found under both spellings of its address', async () => {
    const page = await visitors.open();
    await visit(page, '/forgot-password');
    expect(new URL(page.url()).pathname).toBe('/forgotPassword');
  });
});

describe('the strength meter', () => {
  it('says what the server says, also about passwords made of the name', async () => {
    const page = await visitors.open();
    await visit(page, '/register');
    const meter = page.locator('[data-v]');
    await page.getByLabel('ユーザー名').fill('harukamizuno');
    for (const password of ['password', '12345678', 'Password1!', 'harukamizuno1']) {
      await page.getByLabel('パスワード', { exact: true }).fill(password);
      await meter.getByText('弱い').waitFor();
      await page.getByLabel('パスワード', { exact: true }).fill('');
      await meter.getByText('弱い').waitFor({ state: 'detached' });
    }
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await meter.getByText('とても強い').waitFor();
  });

  it('is missing without scripts', async () => {
    const page = await visitors.open({ javaScriptEnabled: false });
    await page.goto('/register');
    expect(await page.locator('[data-v]').count()).toBe(0);
  });
});
