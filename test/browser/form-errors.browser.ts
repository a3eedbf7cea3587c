import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { ownPagesOf } from './support/pages';
import { aPerson, type Person, signIn } from './support/people';
import { aName } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();

const REPORT = '/rules/@haruka-mizuno/typescript-strict/report';

let author: Person;
let own: string;
let organization: string;

beforeAll(async () => {
  author = await aPerson('mistaken');
  const name = aName('mistaken');
  await ownPagesOf(author, name);
  organization = `/organizations/${name}/settings`;
  own = `/rules/@${author.username}/own-rule`;
});

/** What assistive technology says now: the error of the focused field or group of choices, or an alert. */
async function announced(page: Page): Promise<string> {
  const focused = page.locator('[aria-invalid="true"]:is(:focus, :has(:focus))');
  const alert = page.locator('main [role="alert"]');
  if ((await focused.count()) === 0) return (await alert.allInnerTexts())[0] ?? '';
  const ids = (await focused.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).allInnerTexts()));
  return texts.flat().join(' ');
}

/** After a refused form, which takes the focus once its error is there. */
const comesToAnnounce = (page: Page, error: RegExp) => until(async () => error.test(await announced(page)));

const send = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).last().click();

describe('a refused form announces why', () => {
  it.each([
    ['/login', 'ログイン', /メールアドレスを入力してください/],
    ['/register', 'アカウントを作成', /ユーザー名を入力してください/],
    ['/forgotPassword', 'リセットメールを送信', /メールアドレスを入力してください/],
  ])('to visitors at %s', async (address, button, error) => {
    const page = await visitors.open({ statuses: [400] });
    await visit(page, address);
    await send(page, button);
    await comesToAnnounce(page, error);
  });

  it.each([
    ['a new rule', () => '/rules/new', 'ルールを作成', /ルール名を入力してください/],
    ['a deprecation', () => `${own}?manage=deprecate`, '非推奨にする', /入力してください/],
    ['a deletion', () => `${own}?manage=delete`, '削除する', /ルール名と一致しません/],
    ['a transfer', () => `${organization}?manage=transfer`, 'オーナーを譲る', /新しいオーナーを選んで/],
    ['an organization', () => `${organization}?manage=delete`, '削除する', /組織名が一致しません/],
    ['a second factor', () => '/settings/security/two-factor', '次へ', /現在のパスワードを入力/],
    ['a new organization', () => '/organizations/new', '組織を作成', /入力してください/],
    ['a report', () => REPORT, '通報する', /理由を選んでください/],
  ])('of %s', async (_what, address, button, error) => {
    const page = await visitors.open({ statuses: [400] });
    await signIn(page, author);
    await visit(page, address());
    await send(page, button);
    await comesToAnnounce(page, error);
  });
});
