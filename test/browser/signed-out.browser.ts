import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, type Person, signIn } from './support/people';
import { ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();

let owner: Person;
let privateRule: string;

beforeAll(async () => {
  owner = await aPerson('owner');
  const rule = await aRuleOf(owner, { name: 'secret', content: '# 内緒の決まり\n', visibility: 'private' });
  privateRule = rule.address;
});

describe('a signed-out visitor', () => {
  it('is sent from the new-rule page to sign-in and back', async () => {
    const page = await visitors.open();
    await visit(page, '/rules/new');
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.getByLabel('メールアドレス').fill(owner.email);
    await page.getByLabel('パスワード', { exact: true }).fill(owner.password);
    await page.locator('main').getByRole('button', { name: 'ログイン' }).click();
    await page.waitForURL(`${ORIGIN}/rules/new`);
    await page.getByRole('heading', { level: 1, name: '新しいルールを作る' }).waitFor();
  });

  it.each(['', '?view=raw', '?tab=versions', '?tab=diff', '?version=1.0.0'])(
    'finds no page where a private rule is (%s)',
    async (query) => {
      const page = await visitors.open({ statuses: [404] });
      const response = await visit(page, privateRule + query);
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { name: '該当する条がありません。' }).waitFor();
      expect(await page.content()).not.toContain('内緒の決まり');
    },
  );

  it('sees why sign-in failed, and the password field is emptied', async () => {
    const page = await visitors.open({ statuses: [401] });
    await visit(page, '/login');
    await page.getByLabel('メールアドレス').fill(owner.email);
    await page.getByLabel('パスワード', { exact: true }).fill('まちがった合言葉');
    await page.locator('main').getByRole('button', { name: 'ログイン' }).click();
    await page.getByText('メールアドレスまたはパスワードが正しくありません。').waitFor();
    await until(async () => (await page.getByLabel('パスワード', { exact: true }).inputValue()) === '');
    expect(await page.getByLabel('メールアドレス').inputValue()).toBe(owner.email);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    '/%2F/evil.example',
    '/..//evil.example',
  ])('stays on the site when a sign-in link has %j as its redirect', async (target) => {
    const page = await visitors.open({ statuses: [404] });
    await visit(page, `/login?redirect=${encodeURIComponent(target)}`);
    await page.getByLabel('メールアドレス').fill(owner.email);
    await page.getByLabel('パスワード', { exact: true }).fill(owner.password);
    await page.locator('main').getByRole('button', { name: 'ログイン' }).click();
    await page.locator('header details').waitFor({ state: 'attached' });
    expect(new URL(page.url()).origin).toBe(ORIGIN);
  });
});

describe('another user', () => {
  it('cannot open the page or editor of a private rule, nor the editor of a public one', async () => {
    const other = await aPerson('other');
    const page = await visitors.open({ statuses: [403, 404] });
    await signIn(page, other);
    for (const address of [
      privateRule,
      `${privateRule}/edit`,
      '/rules/@haruka-mizuno/typescript-strict/edit',
    ])
      expect([address, (await page.goto(address))?.status()]).toEqual([address, 404]);
  });
});

describe('signing out', () => {
  it('ends the session, also on a page that is still open', async () => {
    const page = await visitors.open({ statuses: [404] });
    await signIn(page, owner);
    await visit(page, privateRule);
    await page.getByText('内緒の決まり').first().waitFor();
    await page.locator('summary', { hasText: 'のメニュー' }).click();
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.locator('header').getByRole('link', { name: 'ログイン' }).waitFor();
    expect((await page.goto(privateRule))?.status()).toBe(404);
  });

  it('cannot be triggered by a link', async () => {
    const page = await visitors.open();
    await signIn(page, owner);
    await page.goto('/logout');
    expect((await page.goto(privateRule))?.status()).toBe(200);
  });
});
