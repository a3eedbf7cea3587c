import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { aPerson, call, PASSWORD, type Person, signIn } from './support/people';
import { ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 180_000;
const STEP_MS = 30_000;

/** The code of the app for the current time step, or the next one, which the server accepts too. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });

/** Sets up a second factor through the API; its current time step is used up. */
async function secondFactorOf(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const path = '/api/auth/second-factor';
  const { secret } = await call<{ secret: string }>(`${path}/begin`, { password: PASSWORD }, person);
  const confirmed = await call<{ recoveryCodes: string[] }>(
    `${path}/confirm`,
    { code: codeOf(secret) },
    person,
  );
  await call(`${path}/enable`, {}, person);
  return { secret, ...confirmed };
}

async function passFirstStep(page: Page, { email }: Person, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('main form button[type="submit"]').last().click();
  await page.waitForURL(/\/login\/second-factor/);
}

describe('the security of an account', () => {
  it(
    'gets a second factor, which the next sign-in asks for (Japanese)',
    async () => {
      const person = await aPerson('mamoru');
      const page = await visitors.open({ acceptDownloads: true, statuses: [400, 401] });
      await signIn(page, person);
      await visit(page, '/settings/security');
      await page.getByRole('link', { name: '設定を始める' }).click();
      // The page before also has a field for the current password.
      await page.getByRole('button', { name: '次へ' }).waitFor();
      await page.getByLabel('現在のパスワード').fill('wrong horse');
      await page.getByRole('button', { name: '次へ' }).click();
      await page.getByText('現在のパスワードが正しくありません。').waitFor();
      await page.getByLabel('現在のパスワード').fill(PASSWORD);
      await page.getByRole('button', { name: '次へ' }).click();
      await page.getByRole('img', { name: '認証アプリで読み取るQRコード' }).waitFor();
      const secret = (await page.locator('main code').first().innerText()).replaceAll(' ', '');
      await page.getByLabel('認証アプリに出ている6桁のコード').fill('ABC');
      await page.getByRole('button', { name: '確かめて次へ' }).click();
      await page.getByText('コードが合いません。').waitFor();
      await page.getByLabel('認証アプリに出ている6桁のコード').fill(codeOf(secret));
      await page.getByRole('button', { name: '確かめて次へ' }).click();
      await page.getByText('この画面を閉じると、コードは二度と表示されません。').waitFor();
      const codes = await page
        .getByRole('list', { name: 'リカバリーコード' })
        .locator('code')
        .allInnerTexts();
      expect(codes).toHaveLength(10);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'ファイルに保存' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('kimari-recovery-codes.txt');
      await page.getByRole('button', { name: '二要素認証を始める' }).click();
      await page.getByText('コードを控えてから、').waitFor();
      await page.locator('input[type="checkbox"][aria-invalid]:focus').waitFor();
      await page.getByLabel('控えました').check();
      await page.getByRole('button', { name: '二要素認証を始める' }).click();
      await page.waitForURL(`${ORIGIN}/settings/security`);
      await page.getByText('使っています').waitFor();

      const other = await visitors.open({ statuses: [401] });
      await passFirstStep(other, person, '/login?redirect=%2Fsettings%2Fsecurity');
      await other.getByText(person.email).waitFor();
      expect(await other.content()).not.toMatch(/ksf_/);
      await other.getByLabel('認証アプリの6桁のコード').fill('000000');
      await other.getByRole('button', { name: '確かめる' }).click();
      await other.getByText('コードが合いません。').waitFor();
      await other.getByLabel('認証アプリの6桁のコード').fill(codeOf(secret, 1));
      await other.getByRole('button', { name: '確かめる' }).click();
      await other.waitForURL(`${ORIGIN}/settings/security`);
      await other.getByText('二要素認証のコードが合いませんでした').waitFor();
      const cookies = await other.context().cookies();
      expect(cookies.filter(({ name }) => name === 'second_factor')).toEqual([]);

      await other.getByRole('button', { name: 'ほかの端末をすべてログアウト' }).click();
      await other.getByText('選択したセッションからログアウトしました。').waitFor();
      await page.goto('/settings/security');
      await page.waitForURL(/\/login/);
    },
    TIMEOUT,
  );

  it(
    'works without scripts (English): a recovery code signs in, and the factor is turned off',
    async () => {
      const person = await aPerson('ward');
      const { recoveryCodes } = await secondFactorOf(person);
      const [first = '', second = '', third = ''] = recoveryCodes;
      const page = await visitors.open({ javaScriptEnabled: false, locale: 'en-GB', statuses: [401, 403] });
      await passFirstStep(page, person, '/login?redirect=%2Fsettings%2Fsecurity');
      await page.getByRole('link', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill('ZZZZ-ZZZZ');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('The code is wrong.').waitFor();
      await page.getByLabel('Recovery code').fill(first.toLowerCase());
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL(`${ORIGIN}/settings/security`);
      await page.getByText('9 of 10 left.').waitFor();
      await page.getByText('Used a recovery code').waitFor();

      await page.getByRole('link', { name: 'Renew' }).click();
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Renew' }).click();
      await page.getByText('Enter the code.').waitFor();
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('Code from your authenticator app').fill(second);
      await page.getByRole('button', { name: 'Renew' }).click();
      const list = page.getByRole('list', { name: 'Recovery codes' }).locator('code');
      await list.nth(9).waitFor();
      const codes = await list.allInnerTexts();
      expect(codes).toHaveLength(10);
      expect(codes).not.toContain(third);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save as a file' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('kimari-recovery-codes.txt');
      await page.getByRole('link', { name: 'Back to the security settings' }).click();

      await page.getByRole('link', { name: 'Turn off' }).click();
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('Code from your authenticator app').fill(codes[0] ?? '');
      await page.getByRole('button', { name: 'Turn off' }).click();
      await page.getByText('Set up').waitFor();

      await page.getByRole('link', { name: 'See all 90 days' }).click();
      await page.getByText('Turned two-factor authentication off').waitFor();
      await page.goto('/login/second-factor');
      await page.waitForURL((url) => url.pathname === '/');
    },
    TIMEOUT,
  );

  it('leads to sign-in without a challenge', async () => {
    const page = await visitors.open();
    await page.goto('/login/second-factor?redirect=%2Frules%2Fnew');
    await page.waitForURL(/\/login\?redirect=%2Frules%2Fnew/);
  });
});
