import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { mailLinkTo } from './support/mailbox';
import { fillInRegistration, PASSWORD } from './support/people';
import { aName, ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();

const TIMEOUT = 120_000;
const TEXT = `# 命名の決まり

- 真偽値は \`is\` で始める
- **略さない**

\`\`\`ts
const isOpen = true;
\`\`\`
`;

/** Types like an IME: the composition stays open until it is committed. */
async function convert(page: Page, steps: readonly string[], committed: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of steps)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await session.send('Input.insertText', { text: committed });
}

const article = (page: Page) => page.locator('main article .md');
const preview = (page: Page) => page.getByRole('region', { name: 'プレビュー' }).locator('.md');

describe('a newcomer', () => {
  it(
    'finds a rule, reads it and compares two of its versions',
    async () => {
      const page = await visitors.open();
      await visit(page, '/');
      await page.locator('main').getByRole('searchbox').fill('マイグレーション');
      await page.locator('main').getByRole('button', { name: '探す' }).click();
      await page.waitForURL((url) => url.pathname === '/rules');
      await page.locator('a[data-rule-link]', { hasText: 'postgres-migrations' }).click();
      await page.getByRole('heading', { level: 1, name: '@sora_ando/postgres-migrations' }).waitFor();
      await article(page).locator('h2').first().waitFor();
      await page
        .getByRole('navigation', { name: 'ルールの内容' })
        .getByRole('link', { name: '版の記録' })
        .click();
      await page.getByRole('checkbox', { name: '比べる 1.0.0' }).check();
      await page.getByRole('checkbox', { name: '比べる 2.1.0' }).check();
      await page.getByRole('button', { name: '1.0.0と2.1.0を比べる' }).click();
      await page.waitForURL(/from=1\.0\.0&to=2\.1\.0/);
      await page.locator('main table').filter({ visible: true }).waitFor();
      expect(await page.locator('main ins').count()).toBeGreaterThan(0);
    },
    TIMEOUT,
  );

  it(
    'searches when an IME composition is committed, and not before',
    async () => {
      const page = await visitors.open();
      await visit(page, '/rules');
      const field = page.getByRole('searchbox', { name: 'ルールを検索' });
      await field.focus();
      const asked: string[] = [];
      page.on('request', (request) => {
        const query = new URL(request.url()).searchParams.get('q');
        if (query !== null) asked.push(query);
      });
      await convert(page, ['ｋ', 'か', 'かた'], '型');
      await page.waitForURL((url) => url.searchParams.get('q') === '型');
      await page.locator('a[data-rule-link]', { hasText: 'typescript-strict' }).waitFor();
      expect(asked.filter((query) => query !== '型')).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'registers, verifies the address, publishes a rule, updates it, stars it and deletes it',
    async () => {
      const page = await visitors.open();
      const username = aName('hana');
      const email = `${username}@example.jp`;

      await visit(page, '/register');
      await fillInRegistration(page, { username, email });
      await page.getByText('このユーザー名は使えます。').waitFor();
      await page.getByRole('button', { name: 'アカウントを作成' }).click();
      await page.getByRole('heading', { name: '確認メールを送りました' }).waitFor();

      await visit(page, await mailLinkTo(email));
      await page.getByRole('button', { name: 'メールアドレスを確認する' }).click();
      await page.getByRole('link', { name: 'ログインへ' }).click();
      await page.getByLabel('メールアドレス').fill(email);
      await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
      await page.locator('main').getByRole('button', { name: 'ログイン' }).click();
      await page.locator('header').getByRole('link', { name: '新しいルール' }).click();

      await page.getByLabel('ルール名').fill('naming');
      await page.getByLabel('説明').fill('名前の付け方');
      await page.getByRole('textbox', { name: 'タグ' }).fill('日本語');
      await page.getByRole('textbox', { name: 'タグ' }).press('Enter');
      await page.getByRole('textbox', { name: '本文' }).fill(TEXT);
      await preview(page).getByText('略さない').waitFor();
      await preview(page).getByRole('button', { name: 'コードをコピー' }).waitFor();
      const previewed = await preview(page).innerHTML();
      await page.getByRole('button', { name: 'ルールを作成' }).click();
      await page.waitForURL(`${ORIGIN}/rules/@${username}/naming`);
      await article(page).getByRole('button', { name: 'コードをコピー' }).waitFor();
      expect(await article(page).innerHTML()).toBe(previewed);

      await page.getByRole('link', { name: '編集' }).click();
      await page.getByRole('textbox', { name: '本文' }).fill(`${TEXT}\n- 動詞から始める\n`);
      await page.getByRole('radio', { name: 'マイナー' }).check();
      await page.getByLabel('変更の記録').fill('動詞の決まりを足した。');
      await page.getByRole('button', { name: '1.1.0として更新する' }).click();
      await page.waitForURL(`${ORIGIN}/rules/@${username}/naming`);
      await page.locator('main header').getByText('v1.1.0', { exact: true }).waitFor();
      await article(page).getByText('動詞から始める').waitFor();

      const star = page.locator('main header button[aria-pressed]');
      await star.click();
      await page.locator('main header button[aria-pressed="true"]').waitFor();
      await until(async () => {
        await visit(page, `/rules/@${username}/naming`);
        return (await star.getAttribute('aria-pressed')) === 'true';
      });
      expect(await star.innerText()).toContain('1');

      await visit(page, `/rules/@${username}/naming?version=1.0.0`);
      await page.getByText('バージョン1.0.0を表示しています。最新は1.1.0です。').waitFor();
      expect(await article(page).getByText('動詞から始める').count()).toBe(0);
      await page.getByRole('link', { name: '最新バージョンを表示' }).click();
      await article(page).getByText('動詞から始める').waitFor();

      await page.locator('main header details summary').click();
      await page.getByRole('link', { name: 'ルールを削除' }).click();
      await page.getByLabel(/確認のため/).fill('naming');
      await page.getByRole('button', { name: '削除する' }).click();
      await page.waitForURL((url) => !url.pathname.endsWith('/naming'));
      const { status } = await fetch(`${ORIGIN}/rules/@${username}/naming`);
      expect(status).toBe(404);
    },
    TIMEOUT,
  );
});
