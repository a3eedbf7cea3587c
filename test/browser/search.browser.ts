import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { visit } from './support/visit';

const visitors = useBrowser();

const list = (query: string) => `/rules?q=${encodeURIComponent(query)}`;
const firstRule = (page: Page) => page.locator('a[data-rule-link]').first();
const marks = (page: Page) => page.locator('main ol mark').allInnerTexts();

describe('searching the list', () => {
  it.each([
    ['ja-JP', '「terrafrom」のまま探す', '「terraform」の結果を表示しています。', '誤字を直して探す'],
    ['en-GB', 'Search for “terrafrom” instead', 'Showing results for terraform.', 'Search with corrections'],
  ])(
    '%s: a typing error is corrected, and the query as typed is a link away and back',
    async (locale, literal, shown, corrected) => {
      const page = await visitors.open({ locale });
      await page.goto(list('terrafrom'));
      await page.getByRole('status').getByText(shown).waitFor();
      expect(await firstRule(page).innerText()).toContain('terraform-reviewer');
      expect(await marks(page)).toContain('Terraform');
      await page.getByRole('link', { name: literal }).click();
      await page.waitForURL(/literal=1/);
      await page.getByText(shown).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: corrected }).click();
      await page.getByText(shown).waitFor();
    },
  );

  it('each search that was finished with Enter is a step back', async () => {
    const page = await visitors.open();
    await visit(page, '/rules');
    const field = page.locator('#rule-query');
    const search = async (query: string) => {
      await field.fill('');
      await field.pressSequentially(query);
      await field.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === query);
    };
    await search('react');
    await search('docker');
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('q') === 'react');
    await until(async () => (await field.inputValue()) === 'react');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/rules' && !url.searchParams.has('q'));
  });

  it('a word that no rule has is named and left out', async () => {
    const page = await visitors.open();
    await page.goto(list('レビュー qqzzxx'));
    await page.getByText('を含むルールはないため、この言葉を外して探しました。').waitFor();
    expect(await page.locator('main del').allInnerTexts()).toEqual(['qqzzxx']);
    await firstRule(page).waitFor();
  });

  it('a button clears the search and leaves the cursor in its field', async () => {
    const page = await visitors.open();
    await page.goto(list('レビュー'));
    await page.getByRole('button', { name: '検索語を消す' }).click();
    await page.waitForURL((url) => !url.searchParams.has('q'));
    const field = page.locator('#rule-query');
    await until(async () => (await field.inputValue()) === '');
    await page.locator('#rule-query:focus').waitFor();
  });

  it('a search without results shows what many like', async () => {
    const page = await visitors.open();
    await page.goto(list('qqzzxx'));
    await page.getByRole('heading', { name: 'よく使われているルール' }).waitFor();
    await firstRule(page).waitFor();
  });

  it('the line that matches leads to its place in the source', async () => {
    const page = await visitors.open();
    await page.goto(list('レビュー'));
    await page.getByRole('link', { name: 'code-reviewerの8行目' }).click();
    await page.waitForURL(/view=raw&line=8#L8$/);
    expect(await page.locator('#L8').innerText()).toContain('レビュー');
  });

  it('all tags are in a dialog that narrows the list at once', async () => {
    const page = await visitors.open();
    await visit(page, list('レビュー'));
    await page.getByRole('link', { name: /タグをすべて見る/ }).click();
    const dialog = page.getByRole('dialog', { name: 'タグをすべて見る' });
    await dialog.getByRole('checkbox', { name: /^accessibility/ }).waitFor();
    await dialog.getByRole('searchbox').fill('sql');
    await dialog.getByRole('checkbox', { name: /^postgresql/ }).check();
    await dialog.getByRole('button', { name: '1件を表示' }).click();
    await page.waitForURL((url) => url.searchParams.getAll('tag').join() === 'postgresql');
    await dialog.waitFor({ state: 'hidden' });
    await firstRule(page).filter({ hasText: 'sql-reviewer' }).waitFor();
  });

  it.each([
    ['ja-JP', 'タグをすべて見る', 'この条件で表示', 'いずれか'],
    ['en-GB', 'All tags', 'Show these rules', 'Any'],
  ])('%s: without scripts the tags are a page', async (locale, title, show, any) => {
    const page = await visitors.open({ locale, javaScriptEnabled: false });
    await page.goto(list('レビュー'));
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('checkbox', { name: /^postgresql/ }).check();
    await page.getByRole('checkbox', { name: /^terraform/ }).check();
    await page.getByText(any, { exact: true }).click();
    await page.getByRole('button', { name: show }).click();
    await page.waitForURL(({ searchParams }) => searchParams.getAll('tag').join() === 'postgresql,terraform');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('q'), searchParams.get('tags')]).toEqual(['レビュー', 'any']);
    await page.locator('a[data-rule-link]', { hasText: 'terraform-reviewer' }).waitFor();
  });
});
