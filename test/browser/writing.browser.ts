import type { Page } from 'playwright-core';
import { OTHER_ENCODINGS } from '../support/encoded-texts';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, type Person, signIn } from './support/people';
import { ORIGIN } from './support/site';
import { sentText, visit } from './support/visit';

const visitors = useBrowser();

let author: Person;

// Another author for each attempt: names of rules are taken once.
beforeEach(async () => {
  author = await aPerson('writer');
});

const editor = (page: Page) => page.locator('[data-editor="open"]');
const toast = (page: Page, text: string) => page.locator('#toasts').getByText(text);

async function openAs(person: Person, options: Parameters<typeof visitors.open>[0] = {}): Promise<Page> {
  const page = await visitors.open(options);
  await signIn(page, person);
  return page;
}

describe('the editor', () => {
  it('says what encoding a file probably has instead of UTF-8, keeps what is typed, and can take its text back', async () => {
    const page = await openAs(author);
    await visit(page, '/rules/new');
    await editor(page).waitFor();
    const text = page.getByRole('textbox', { name: '本文' });
    await text.fill('# 書きかけ');
    const upload = (buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name: 'rules.md', mimeType: 'text/markdown', buffer });
    for (const [encoding, bytes] of OTHER_ENCODINGS) {
      await upload(bytes);
      await toast(page, encoding === null ? 'UTF-8のテキストではない' : `おそらく${encoding}です`).waitFor();
      expect(await sentText(page)).toBe('# 書きかけ');
    }
    await upload(Buffer.from('\ufeff# 方針\r\n'));
    await until(async () => (await sentText(page)) === '\ufeff# 方針\n');
    await text.focus();
    await page.keyboard.press('Control+z');
    await until(async () => (await sentText(page)) === '# 書きかけ');
  });

  it('knows where the cursor is, takes the keys of editors, and types Japanese', async () => {
    const page = await openAs(author);
    await visit(page, '/rules/new');
    await editor(page).waitFor();
    await page.getByText('書いたものが、ここに表示されます。').waitFor();
    const text = page.getByRole('textbox', { name: '本文' });
    await text.fill('# 見出し\n\n太字');
    await page.getByText('3行目・3文字目').waitFor();
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Control+b');
    await until(async () => (await sentText(page)) === '# 見出し\n\n**太字**');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+End');
    const session = await page.context().newCDPSession(page);
    for (const text of ['ｋ', 'か', 'かた'])
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await session.send('Input.insertText', { text: '型' });
    await until(async () => (await sentText(page)) === '# 見出し\n\n太字型');
    await page.keyboard.press('Control+k');
    await until(async () => (await sentText(page)).includes('[](https://)'));
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('checks the front matter of a subagent', async () => {
    const page = await openAs(author);
    await visit(page, '/rules/new');
    await page.getByText('サブエージェント', { exact: true }).click();
    await page
      .getByRole('textbox', { name: '本文' })
      .fill('---\nname: Code Reviewer\ntools: Raed\n---\n\n本文\n');
    const help = page.getByRole('region', { name: 'フロントマターの項目' });
    await help.getByText('この形では使えません').waitFor();
    await help.getByText('必要です').waitFor();
    await help.getByText('知らない名前です：Raed').waitFor();
  });

  it('shows one switch of the layout at every width', async () => {
    const page = await openAs(author);
    await visit(page, '/rules/new');
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.getByRole('group', { name: '並べ方' }).count()).toBe(1);
    }
  });

  it('keeps what was typed when the connection fails while it is saved', async () => {
    const { address } = await aRuleOf(author, { name: 'kept-draft', content: '# 一\n' });
    const page = await openAs(author);
    await visit(page, `${address}/edit`);
    await page.getByRole('textbox', { name: '説明' }).fill('電車の中で書いた説明');
    const failing = /\/edit\.data/;
    await page.route(failing, (route) => route.abort('aborted'));
    await page.getByRole('button', { name: '変更を保存' }).click();
    await page.getByText('通信が途切れました').waitFor();

    const description = page.getByRole('textbox', { name: '説明' });
    expect(await description.inputValue()).toBe('電車の中で書いた説明');
    const another = await page.context().newPage();
    await visit(another, `${address}/edit`);
    await another.getByText('保存していない下書きがあります').waitFor();
    await another.close();

    await page.unroute(failing);
    await page.getByRole('button', { name: '変更を保存' }).click();
    await page.waitForURL(ORIGIN + address);
    await page.getByText('電車の中で書いた説明').first().waitFor();
  });
});

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  it('an author is told what was saved, restores a version and renames the rule', async () => {
    const { address } = await aRuleOf(author, {
      name: `told-${String(javaScriptEnabled)}`,
      content: '# 一\n',
    });
    const page = await openAs(author, { javaScriptEnabled });
    const says = (text: string) => page.getByRole('status').getByText(text).first().waitFor();
    await page.goto(`${address}/edit`);
    await page.getByRole('textbox', { name: '本文' }).fill('# 二\n');
    await page.locator('form button[type=submit]:visible').last().click();
    await page.waitForURL(ORIGIN + address);
    await says('1.0.1として更新しました');

    await page.goto(`${address}?tab=versions`);
    await page.getByRole('link', { name: /この版に戻す/ }).click();
    const form = page.getByRole('region', { name: '1.0.0を復元しますか' });
    await form.waitFor();
    // A busy server may count later, which only scripts can wait for.
    if (javaScriptEnabled) await form.getByText('+1−1').waitFor();
    await page
      .getByRole('button', { name: javaScriptEnabled ? '1.0.2として公開' : '新しい版として公開' })
      .click();
    await page.waitForURL(ORIGIN + address);
    await says('1.0.2として更新しました');
    await page.locator('article').getByRole('heading', { name: '一' }).waitFor();

    await page.goto(`${address}?manage=rename`);
    await page.getByLabel('新しい名前').fill(`renamed-${String(javaScriptEnabled)}`);
    await page.getByRole('button', { name: '名前を変える' }).click();
    await page.waitForURL(/\/renamed-/);
    await says('名前を変えました。');
    await page.goto(address);
    await page.waitForURL(/\/renamed-/);
  });

  it('an author is told that a rule is deprecated and a version withdrawn, and that this was undone', async () => {
    const { address } = await aRuleOf(author, {
      name: `undone-${String(javaScriptEnabled)}`,
      content: '# 一\n',
    });
    const page = await openAs(author, { javaScriptEnabled });
    const says = (text: string) => page.getByRole('status').getByText(text).first().waitFor();
    const undo = async (name: string) => {
      await page.locator('main header details summary').click();
      await page.getByRole('button', { name }).click();
    };
    await page.goto(`${address}?manage=deprecate`);
    await page.getByRole('textbox', { name: '理由' }).fill('古い');
    await page.getByRole('button', { name: '非推奨にする' }).click();
    await says('非推奨にしました');
    await undo('非推奨を解除');
    await says('非推奨を解除しました');
    await page.goto(`${address}?manage=yank`);
    await page.getByRole('textbox', { name: '理由' }).fill('誤り');
    await page.getByRole('button', { name: '取り下げる' }).click();
    await says('1.0.0を取り下げました');
    await undo('1.0.0の取り下げを解除');
    await says('1.0.0の取り下げを解除しました');
  });
});

describe('the word after a form', () => {
  it('is said once, in English too', async () => {
    const { address } = await aRuleOf(author, { name: 'said-once', content: '# One\n' });
    const page = await openAs(author, { locale: 'en-US' });
    await visit(page, `${address}/edit?lang=en`);
    const save = page.getByRole('button', { name: 'Save changes' });
    expect(await save.isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: /^Description/ }).fill('A description');
    await save.click();
    await page.waitForURL(ORIGIN + address);
    await toast(page, 'Changes saved').waitFor();
    await visit(page, address);
    expect(await toast(page, 'Changes saved').count()).toBe(0);
  });
});
