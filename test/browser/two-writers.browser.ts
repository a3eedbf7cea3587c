import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, signIn } from './support/people';
import { sentText, visit } from './support/visit';

const visitors = useBrowser();

describe('two authors of one rule', () => {
  it('both keep their work: the second is warned, sees the diff and saves on top', async () => {
    const author = await aPerson('pair');
    const { address } = await aRuleOf(author, { name: 'shared', content: '# 決まり\n\n一つ目\n' });
    const [first, second] = [await visitors.open(), await visitors.open({ statuses: [412] })];
    for (const page of [first, second]) {
      await signIn(page, author);
      await visit(page, `${address}/edit`);
    }
    const text = (page: typeof first) => page.getByRole('textbox', { name: '本文' });

    await text(first).fill('# 決まり\n\n先に書いた人\n');
    await first.getByRole('button', { name: '1.0.1として更新する' }).click();
    await first.waitForURL((url) => url.pathname === address);

    const written = '# 決まり\n\nあとに書いた人\n';
    await text(second).fill(written);
    await second.getByRole('button', { name: '1.0.1として更新する' }).click();
    await second.getByText('1.0.0を編集している間に、1.0.1が公開されました。').waitFor();
    expect(await sentText(second)).toBe(written);
    const difference = second.getByRole('link', { name: '差分を見る' });
    expect(await difference.getAttribute('href')).toBe(`${address}?from=1.0.0&to=1.0.1`);

    await second.getByRole('button', { name: '差分を確かめる' }).click();
    const review = second.getByRole('region', { name: '1.0.1からの変更' });
    for (const line of ['先に書いた人', 'あとに書いた人']) {
      await review.locator('tr', { hasText: line }).filter({ visible: true }).first().waitFor();
    }
    expect(await sentText(second)).toBe(written);

    await second.getByRole('button', { name: '1.0.1の次の版として保存' }).click();
    await second.waitForURL((url) => url.pathname === address);
    await second.locator('main header').getByText('v1.0.2', { exact: true }).waitFor();
    await second.locator('article').getByText('あとに書いた人').waitFor();
    await visit(second, `${address}?version=1.0.1`);
    await second.locator('article').getByText('先に書いた人').waitFor();
  });

  it('lose nothing when they leave the page and return: the draft is offered', async () => {
    const author = await aPerson('draft');
    const { address } = await aRuleOf(author, { name: 'drafted', content: '# 決まり\n' });
    const page = await visitors.open();
    await signIn(page, author);
    page.on('dialog', (dialog) => void dialog.accept());
    const changelog = page.getByRole('textbox', { name: /^変更の記録/ });
    const text = page.getByRole('textbox', { name: '本文' });
    await visit(page, `${address}/edit`);
    await page.getByRole('textbox', { name: /^説明/ }).fill('書きかけの説明');
    await text.fill('# 書きかけの決まり\n');
    await changelog.fill('書きかけの記録');
    await page.getByRole('radio', { name: /^メジャー/ }).check();
    await page.getByText('下書きはこの端末に保存されています').waitFor();
    // It says so since the first field; what was chosen last is saved a moment after it.
    await until(() => page.evaluate<boolean>(`Object.values(localStorage).join().includes('"major"')`));

    await visit(page, `${address}/edit`);
    await page.getByRole('button', { name: '下書きを戻す' }).click();
    await until(async () => (await sentText(page)) === '# 書きかけの決まり\n');
    await until(async () => (await changelog.inputValue()) === '書きかけの記録');
    expect(await page.getByRole('textbox', { name: /^説明/ }).inputValue()).toBe('書きかけの説明');
    await page.getByRole('button', { name: '2.0.0として更新する' }).click();
    await page.waitForURL((url) => url.pathname === address);
    await visit(page, `${address}/edit`);
    await until(async () => (await page.evaluate<number>('localStorage.length')) === 0);
  });

  it('leave no draft for the next user of the device', async () => {
    const [one, other] = [await aPerson('one'), await aPerson('other')];
    const page = await visitors.open();
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, one);
    await visit(page, '/rules/new');
    await page.getByRole('textbox', { name: '本文' }).fill('人に見せない下書き');
    await page.getByText('下書きはこの端末に保存されています').waitFor();
    await page.context().clearCookies();
    await signIn(page, other);
    await visit(page, '/');
    await until(async () => (await page.evaluate<number>('localStorage.length')) === 0);
    await visit(page, '/rules/new');
    expect(await page.getByRole('button', { name: '下書きを戻す' }).count()).toBe(0);
  });
});
