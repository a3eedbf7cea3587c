import type { Page } from 'playwright-core';
import { accessibilityProblems, RULES_OF_LOOKS, sidewaysScroll } from './support/accessibility';
import { useBrowser } from './support/browser';
import { aPerson, call, type Person, signIn } from './support/people';
import { ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 120_000;

type Codes = {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly verificationUriComplete: string;
};

const aDevice = () =>
  call<Codes>('/api/auth/device/authorize', {
    clientId: 'cli',
    scope: 'read write',
    deviceName: 'hanako-laptop',
  });

async function outcomeOf({ deviceCode }: Codes): Promise<string> {
  const answer = await call<{ error?: string }>('/api/auth/device/token', { deviceCode, clientId: 'cli' });
  return answer.error ?? 'granted';
}

async function signInThere(page: Page, { email, password }: Person, words: Words): Promise<void> {
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.locator('main').getByRole('button', { name: words.signIn }).click();
}

type Words = Readonly<Record<keyof typeof JA, string>>;
const JA = {
  field: '承認コード（8文字）',
  next: '次へ',
  email: 'メールアドレス',
  password: 'パスワード',
  signIn: 'ログイン',
  confirm: 'この端末を許可しますか',
  network: 'このブラウザーと同じネットワークです',
  scope: 'あなたの名前でルールを公開する',
  warning: '「拒否する」を押してください',
  approve: '許可する',
  deny: '拒否する',
  approved: 'つながりました',
  denied: '拒否しました',
  decided: 'このコードは既に使用されています',
  unknown: '無効なコードです。',
  incomplete: '8文字のコードをすべて入力してください。',
};
const EN: Words = {
  field: 'Code (8 letters)',
  next: 'Continue',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  confirm: 'Allow this device?',
  network: 'The network of this browser',
  scope: 'Publish rules in your name',
  warning: 'press “Deny”',
  approve: 'Allow',
  deny: 'Deny',
  approved: 'Connected',
  denied: 'Denied',
  decided: 'This code has already been used',
  unknown: 'Invalid code',
  incomplete: 'Please enter all eight letters of the code.',
};

let person: Person;
beforeAll(async () => {
  person = await aPerson('device');
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe.each([
  ['ja', true, JA],
  ['ja', false, JA],
  ['en', true, EN],
  ['en', false, EN],
] as const)('the device page (%s, scripts: %s)', (locale, javaScriptEnabled, words) => {
  const open = async () => {
    const page = await visitors.open({ javaScriptEnabled, statuses: [400, 404, 409] });
    await page.context().addCookies([{ name: 'lang', value: locale, url: ORIGIN }]);
    return page;
  };
  const go = (page: Page, address: string) => (javaScriptEnabled ? visit(page, address) : page.goto(address));

  it(
    'takes a typed code through the sign-in, shows who asks, and approves',
    async () => {
      const codes = await aDevice();
      const page = await open();
      await go(page, '/device');
      await page.getByLabel(words.field).fill(codes.userCode.toLowerCase().replace('-', ' '));
      await page.getByRole('button', { name: words.next }).click();
      await signInThere(page, person, words);
      await heading(page, words.confirm).waitFor();
      const facts = await page.locator('main').innerText();
      for (const fact of [
        'Kimari CLI (hanako-laptop)',
        '127.0.0.x',
        words.network,
        words.scope,
        words.warning,
      ])
        expect(facts).toContain(fact);
      await page.getByRole('img', { name: codes.userCode }).waitFor();
      expect(await outcomeOf(codes)).toBe('authorization_pending');
      await page.getByRole('button', { name: words.approve, exact: true }).click();
      await heading(page, words.approved).waitFor();
      // The pace of the poll: five seconds after the last one.
      expect(['slow_down', 'granted']).toContain(await outcomeOf(codes));
      await go(page, codes.verificationUriComplete);
      await page.getByText(words.decided).waitFor();
    },
    TIMEOUT,
  );

  it(
    'denies what a link asks for',
    async () => {
      const codes = await aDevice();
      const page = await open();
      await signIn(page, person);
      await go(page, codes.verificationUriComplete);
      await heading(page, words.confirm).waitFor();
      const deny = page.getByRole('button', { name: words.deny, exact: true });
      if (javaScriptEnabled) await page.locator('button[value=deny]:focus').waitFor();
      expect(await outcomeOf(codes)).toBe('authorization_pending');
      await deny.click();
      await heading(page, words.denied).waitFor();
      expect(await outcomeOf(codes)).toBe('access_denied');
    },
    TIMEOUT,
  );

  it(
    'says what is wrong with a code and keeps it',
    async () => {
      const page = await open();
      await signIn(page, person);
      await go(page, '/device?user_code=bbbb-bbbb');
      await page.getByText(words.unknown).waitFor();
      expect(await page.getByLabel(words.field).inputValue()).toBe('BBBB-BBBB');
      await go(page, '/device?code=BCD');
      await page.getByText(words.incomplete).waitFor();
      await go(page, '/device');
      await page.getByLabel(words.field).press('Enter');
      await page.getByText(words.incomplete).waitFor();
    },
    TIMEOUT,
  );
});

describe('the device page', () => {
  it(
    'takes a code pasted in any form',
    async () => {
      const page = await visitors.open();
      for (const pasted of ['ｂｃｄｆ－ｇｈｊｋ', 'Code: BCDF-GHJK', ' bcdf ghjk\n']) {
        await visit(page, '/device');
        const field = page.getByLabel(JA.field);
        await field.focus();
        await page.keyboard.insertText(pasted);
        expect(await field.inputValue()).toBe('BCDF-GHJK');
      }
    },
    TIMEOUT,
  );

  it(
    'fits every window and has no axe violations at each step, in both themes',
    async () => {
      const page = await visitors.open({ reducedMotion: 'reduce', statuses: [404] });
      await signIn(page, person);
      const problems: string[] = [];
      const look = async (step: string) => {
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 900 });
          if ((await sidewaysScroll(page)) > 0) problems.push(`${step} is too wide at ${width} px`);
          for (const [theme, rules] of [['light'], ['dark', RULES_OF_LOOKS]] as const) {
            await page.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
            problems.push(...(await accessibilityProblems(page, rules)).map((each) => `${step}: ${each}`));
          }
        }
      };
      await visit(page, '/device');
      await look('enter');
      await visit(page, '/device?user_code=BBBB-BBBB');
      await look('refused');
      await visit(page, (await aDevice()).verificationUriComplete);
      await look('confirm');
      await page.getByRole('button', { name: JA.approve, exact: true }).click();
      await heading(page, JA.approved).waitFor();
      await look('approved');
      expect(problems).toEqual([]);
    },
    TIMEOUT,
  );

  it('cannot be put into another page, and lists nothing for search engines', async () => {
    const answer = await fetch(`${ORIGIN}/device`);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain('noindex');
  });
});
