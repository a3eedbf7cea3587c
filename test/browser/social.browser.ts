import type { Page } from 'playwright-core';
import { aProviderAccount, startProvider, type TestProvider } from '../support/oauth-provider';
import { accessibilityProblems, sidewaysScroll } from './support/accessibility';
import { type PageWishes, useBrowser } from './support/browser';
import { aName } from './support/site';
import { type SiteProcess, startSite } from './support/site-process';

const TIMEOUT = 120_000;

const TEXTS = {
  ja: {
    signIn: 'GitHubでログイン',
    signUp: 'GitHubで登録',
    consent: /同意/,
    go: 'GitHubに進む',
    username: 'ユーザー名',
    create: 'アカウントを作成',
    taken: 'このユーザー名は既に使用されています。',
    denied: 'GitHubでのログインが、許可されませんでした。',
    state: /認証の状態が無効か、有効期限が切れています/,
    failed: 'GitHubでの認証に失敗しました。もう一度お試しください。',
    noEmail: 'GitHubアカウントに確認済みのメールアドレスが見つかりません。',
    unsupported: '対応していないログイン方法です。',
    back: 'ログインに戻る',
    cancel: 'キャンセル',
    link: 'Googleをつなぐ',
    unlink: 'GitHubを外す',
  },
  en: {
    signIn: 'Sign in with GitHub',
    signUp: 'Sign up with GitHub',
    consent: /I agree/,
    go: 'Continue to GitHub',
    username: 'Username',
    create: 'Create account',
    taken: 'This username is already taken',
    denied: 'Access was denied at GitHub.',
    state: /Invalid or expired state/,
    failed: 'Signing in with GitHub failed. Please try again.',
    noEmail: 'No verified email address was found on the GitHub account',
    unsupported: 'Unsupported provider',
    back: 'Back to sign in',
    cancel: 'Cancel',
    link: 'Link Google',
    unlink: 'Unlink GitHub',
  },
} as const;

const visitors = useBrowser();
let provider: TestProvider;
let site: SiteProcess;

beforeAll(async () => {
  provider = await startProvider();
  site = await startSite({ ...provider.settings, DEMO: 'off' });
}, TIMEOUT);
beforeEach(() => {
  const account = aProviderAccount({ login: aName('octo') });
  Object.assign(provider, { account, misbehaviour: null, refuses: false });
});
afterAll(async () => {
  await site.stop();
  await provider.close();
});

describe.each(['ja', 'en'] as const)('in %s', (language) => {
  const text = TEXTS[language];
  const open = async (wishes: PageWishes = {}): Promise<Page> => {
    const page = await visitors.open({ baseURL: site.origin, others: [provider.origin], ...wishes });
    await page.context().addCookies([{ name: 'lang', value: language, url: site.origin }]);
    return page;
  };
  const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name });
  const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
  const signUp = async (page: Page, username: string) => {
    await page.goto('/login?redirect=%2Fterms');
    await button(page, text.signIn).click();
    await at(page, '/auth/setup-username');
    await page.getByLabel(text.username).fill(username);
    await page.getByRole('checkbox', { name: text.consent }).check();
    await button(page, text.create).click();
    await at(page, '/terms');
  };

  describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
    it(
      'a newcomer from the sign-in page agrees to the terms with the username, and is known the next time',
      async () => {
        const page = await open({ javaScriptEnabled });
        await signUp(page, aName('mona'));
        const names = (await page.context().cookies()).map(({ name }) => name);
        expect(names).toEqual(expect.arrayContaining(['access_token', 'refresh_token']));
        expect(names).not.toContain('sign_up');

        const again = await open({ javaScriptEnabled });
        await again.goto('/login?redirect=%2Frules%3Fq%3Dgo');
        await button(again, text.signIn).click();
        await again.waitForURL(`${site.origin}/rules?q=go`);
      },
      TIMEOUT,
    );

    it(
      'a newcomer from the registration agrees to the terms before leaving',
      async () => {
        const page = await open({ javaScriptEnabled });
        const visits = provider.requests.length;
        await page.goto('/register');
        await button(page, text.signUp).click();
        await at(page, '/auth/start');
        await button(page, text.go).click();
        expect(provider.requests.length).toBe(visits);
        await page.getByRole('checkbox', { name: text.consent }).check();
        await button(page, text.go).click();
        await at(page, '/auth/setup-username');
        expect(await page.getByRole('checkbox').count()).toBe(0);
        expect(await page.getByLabel(text.username).inputValue()).toBe(provider.account.login);
        expect(await page.content()).not.toMatch(/kss_/);
        expect(page.url()).toBe(`${site.origin}/auth/setup-username`);
        await button(page, text.create).click();
        await at(page, '/');
      },
      TIMEOUT,
    );

    it(
      'a taken name can be corrected, and the sign-up given up',
      async () => {
        const page = await open({ javaScriptEnabled, statuses: [409] });
        await page.goto('/login');
        await button(page, text.signIn).click();
        await at(page, '/auth/setup-username');
        await page.getByLabel(text.username).fill('admin');
        await page.getByRole('checkbox', { name: text.consent }).check();
        await button(page, text.create).click();
        await page.getByText(text.taken).first().waitFor();
        await button(page, text.cancel).click();
        await at(page, '/register');
        await page.goto('/auth/setup-username');
        await at(page, '/register');
      },
      TIMEOUT,
    );

    it(
      'every failure has its own message and a way back',
      async () => {
        const page = await open({ javaScriptEnabled, statuses: [400, 403, 502] });
        const tryToSignIn = async () => {
          await page.goto('/login');
          await button(page, text.signIn).click();
          await page.getByRole('link', { name: text.back }).waitFor();
        };
        provider.refuses = true;
        await tryToSignIn();
        await page.getByText(text.denied).waitFor();
        provider.refuses = false;
        provider.misbehaviour = 'answers 500';
        await tryToSignIn();
        await page.getByText(text.failed).waitFor();
        provider.misbehaviour = null;
        provider.account = aProviderAccount({ verified: false });
        await tryToSignIn();
        await page.getByText(text.noEmail).waitFor();
        for (const address of ['?code=a&state=b', '?code=a', '']) {
          await page.goto(`/auth/callback/github${address}`);
          await page.getByText(text.state).waitFor();
        }
        await page.goto('/auth/callback/gitlab?code=a&state=b');
        await page.getByText(text.unsupported).waitFor();
        await page.getByRole('link', { name: text.back }).click();
        await at(page, '/login');
      },
      TIMEOUT,
    );

    it(
      'a signed-in person links another account, and unlinks the first',
      async () => {
        const page = await open({ javaScriptEnabled, statuses: [404] });
        await signUp(page, aName('mona'));
        await page.goto('/settings/security/providers');
        expect(await page.getByRole('link', { name: text.unlink }).count()).toBe(0);
        provider.account = aProviderAccount({ login: aName('octo') });
        await page.getByRole('link', { name: text.link }).click();
        await page.waitForURL(/link=google/);
        await button(page, text.link).click();
        await at(page, '/settings/security');
        await page.goto('/settings/security/providers');
        await page.getByText(provider.account.email).waitFor();
        await page.getByRole('link', { name: text.unlink }).click();
        await page.waitForURL(/unlink=github/);
        await button(page, text.unlink).click();
        await at(page, '/settings/security');
        await page.goto('/settings/security/providers');
        expect(await page.getByRole('link', { name: text.unlink }).count()).toBe(0);
      },
      TIMEOUT,
    );
  });

  it(
    'a state of another browser is refused',
    async () => {
      const other = await open();
      const begun = await fetch(`${site.origin}/auth/start`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin },
        body: 'from=login&provider=github&redirect=%2F',
      });
      expect(begun.status).toBe(200);
      const address = begun.headers.get('refresh')?.split('url=')[1] ?? '';
      const { code, state } = await provider.visit(address);
      await other.context().close();
      const page = await open({ statuses: [400] });
      await page.goto(`/auth/callback/github?code=${code}&state=${state}`);
      await page.getByText(text.state).waitFor();
      const answer = await fetch(`${site.origin}/api/auth/oauthCallback`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ provider: 'github', code, state }),
      });
      expect(answer.status).toBe(400);
    },
    TIMEOUT,
  );

  it(
    'the pages have no axe violations and no horizontal scrolling',
    async () => {
      const page = await open({ reducedMotion: 'reduce', statuses: [400] });
      const problems: string[] = [];
      const check = async () => {
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const found = await accessibilityProblems(page);
          const excess = await sidewaysScroll(page);
          problems.push(...found, ...(excess > 0 ? [`${page.url()} is ${excess} px too wide`] : []));
        }
      };
      for (const address of ['/login', '/register', '/auth/callback/github', '/auth/start']) {
        await page.goto(address);
        await check();
      }
      await page.goto('/register');
      await button(page, text.signUp).click();
      await at(page, '/auth/start');
      await check();
      await page.goto('/login');
      await button(page, text.signIn).click();
      await at(page, '/auth/setup-username');
      await check();
      await signUp(page, aName('mona'));
      for (const query of ['', '?link=google', '?unlink=github']) {
        await page.goto(`/settings/security/providers${query}`);
        await check();
      }
      expect(problems).toEqual([]);
    },
    TIMEOUT,
  );
});
