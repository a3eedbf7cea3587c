import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, signIn } from './support/people';
import { visit } from './support/visit';

const visitors = useBrowser();

describe('two people who edit one rule', () => {
  it('both keep what they wrote: the second is told, sees the difference and saves on top', async () => {
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
    expect(await text(second).inputValue()).toBe(written);
    const difference = second.getByRole('link', { name: '差分を見る' });
    expect(await difference.getAttribute('href')).toBe(`${address}?from=1.0.0&to=1.0.1`);

    await second.getByRole('button', { name: '1.0.1の次の版として保存' }).click();
    await second.waitForURL((url) => url.pathname === address);
    await second.locator('.badge-ver', { hasText: 'v1.0.2' }).waitFor();
    await second.locator('article').getByText('あとに書いた人').waitFor();
    await visit(second, `${address}?version=1.0.1`);
    await second.locator('article').getByText('先に書いた人').waitFor();
  });

  it('lose nothing either when the page is left and opened again: the draft is offered', async () => {
    const author = await aPerson('draft');
    const page = await visitors.open();
    await signIn(page, author);
    page.on('dialog', (dialog) => void dialog.accept());
    await visit(page, '/rules/new');
    await page.getByRole('textbox', { name: '本文' }).fill('書きかけの決まり');
    await page.getByText('下書きはこの端末に保存されています').waitFor();
    await visit(page, '/rules/new');
    await page.getByRole('button', { name: '下書きを戻す' }).click();
    expect(await page.getByRole('textbox', { name: '本文' }).inputValue()).toBe('書きかけの決まり');
  });
});
