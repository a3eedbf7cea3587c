import { useBrowser } from './support/browser';
import { mailLinkTo } from './support/mailbox';
import { aPerson, fillInRegistration, PASSWORD, type Person, signIn } from './support/people';
import { aName, ORIGIN } from './support/site';

const visitors = useBrowser();
const open = () => visitors.open({ javaScriptEnabled: false });

let person: Person;

beforeAll(async () => {
  person = await aPerson('plain');
});

describe('before or without scripts', () => {
  it('users register, verify their address and sign in', async () => {
    const page = await open();
    const username = aName('noscript');
    const email = `${username}@example.jp`;
    await page.goto('/register');
    await fillInRegistration(page, { username, email });
    await page.getByRole('button', { name: 'アカウントを作成' }).click();
    await page.getByRole('heading', { name: '確認メールを送りました' }).waitFor();
    await page.goto(await mailLinkTo(email));
    await page.getByRole('button', { name: 'メールアドレスを確認する' }).click();
    await page.getByRole('link', { name: 'ログインへ' }).click();
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'ログイン' }).click();
    await page.locator('header').getByRole('link', { name: '新しいルール' }).waitFor();
  });

  it('a rejected form shows the errors and keeps the input', async () => {
    const page = await visitors.open({ javaScriptEnabled: false, statuses: [400, 422] });
    await page.goto('/register');
    const account = { username: 'haruka-mizuno', email: 'somebody@example.jp' };
    await fillInRegistration(page, { ...account, repeated: `${PASSWORD}?` });
    await page.getByRole('button', { name: 'アカウントを作成' }).click();
    await page.getByText('パスワードが一致しません。').first().waitFor();
    expect(await page.getByLabel('メールアドレス').inputValue()).toBe('somebody@example.jp');
    expect(await page.getByLabel('パスワード', { exact: true }).inputValue()).toBe('');
  });

  it('search, filters and order work', async () => {
    const page = await open();
    await page.goto('/');
    await page.locator('main').getByRole('searchbox').fill('型');
    await page.locator('main').getByRole('button', { name: '探す' }).click();
    await page.locator('a[data-rule-link]', { hasText: 'typescript-strict' }).waitFor();
    await page.getByRole('searchbox', { name: 'ルールを検索' }).fill('');
    await page.getByRole('radio', { name: 'サブエージェント' }).check();
    await page.getByLabel('並び順').selectOption('name');
    await page.locator('aside').getByRole('button', { name: '絞り込む' }).click();
    await page.waitForURL(
      ({ searchParams }) => searchParams.get('type') === 'ccsubagents' && searchParams.get('sort') === 'name',
    );
    const badges = await page.locator('main li:has(a[data-rule-link])').allInnerTexts();
    expect(badges.length).toBeGreaterThan(1);
    expect(badges.filter((text) => !text.includes('サブエージェント'))).toEqual([]);
  });

  it('a rule is published, starred, changed and compared', async () => {
    const page = await open();
    await signIn(page, person);
    await page.goto('/rules/new');
    await page.getByLabel('ルール名').fill('plain');
    await page.getByLabel('タグ').fill('typescript, 日本語');
    await page.getByLabel('本文', { exact: true }).fill('# 素の決まり\n');
    await page.getByRole('button', { name: 'ルールを作成' }).click();
    const address = `${ORIGIN}/rules/@${person.username}/plain`;
    await page.waitForURL(address);
    await page.getByRole('link', { name: '日本語' }).first().waitFor();
    await page.locator('main header button[aria-pressed]').click();
    await page.locator('main header button[aria-pressed="true"]').waitFor();
    expect(page.url()).toBe(address);
    await page.getByRole('link', { name: '編集' }).click();
    await page.getByLabel('本文', { exact: true }).fill('# 素の決まり\n\n二つ目の版\n');
    expect(await page.getByRole('button', { name: '太字' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Markdownファイルを読み込む' }).isVisible()).toBe(false);
    await page.getByRole('textbox', { name: /^変更の記録/ }).fill('二つ目の版にしました');
    await page.getByRole('radio', { name: /^マイナー/ }).check();
    await page.getByRole('button', { name: '保存する（本文を変えたときは新しい版）' }).click();
    await page.waitForURL(address);
    await page.getByRole('status').getByText('1.1.0として更新しました').waitFor();
    await page.locator('main header').getByText('v1.1.0', { exact: true }).waitFor();
    await page.goto(`${address}?tab=diff`);
    await page.locator('main table').filter({ visible: true }).getByText('二つ目の版').waitFor();
  });

  it('language and theme are chosen', async () => {
    const page = await open();
    await page.goto('/rules');
    await page.locator('header').getByRole('button', { name: 'Englishに切り替える' }).click();
    await page.locator('html[lang=en]').waitFor();
    await page.locator('header').getByRole('button', { name: /dark/i }).click();
    await page.locator('html[data-theme=dark]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/rules');
  });
});
