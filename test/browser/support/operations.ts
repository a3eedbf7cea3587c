import type { Page } from 'playwright-core';
import { aRuleOf, call, type Person } from './people';
import { aName } from './site';

/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Something that a person does on a page, and that sends a request. */
export type Operation = {
  readonly kind: 'read' | 'change';
  readonly at: string;
  readonly type?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
  /** Does it once more, in another way where there is one, while it is under way; null where nothing can. */
  readonly again?: ((page: Page) => Promise<unknown>) | null;
  /** What was typed or chosen, which must stay; or what a choice that is saved at once goes back to. */
  readonly typed?: (page: Page) => Promise<string | null>;
  /** What the page says could not be done, where it says more than that. */
  readonly named?: string;
  readonly done: (page: Page) => Promise<unknown>;
};

const toast = (page: Page, text: string | RegExp) =>
  page.locator('#toasts').getByText(text).first().waitFor();

/** Each operation by its name, on things that nothing else uses. */
export const OPERATIONS: Readonly<Record<string, (person: Person) => Promise<Operation>>> = {
  async star(person) {
    const star = (page: Page) => page.locator('main form button[aria-pressed]').first();
    return {
      kind: 'change',
      at: (await aRule(person)).address,
      act: (page) => star(page).click(),
      again: (page) => star(page).click({ clickCount: 2 }),
      typed: (page) => star(page).getAttribute('aria-pressed'),
      named: 'スターの追加に失敗しました。',
      done: (page) => page.locator('main button[aria-pressed="true"]').first().waitFor(),
    };
  },
  async unstar(person) {
    const { address, id } = await aRule(person);
    await call('/api/rules/star', { ruleId: id }, person);
    const star = (page: Page) => page.locator('main form button[aria-pressed]').first();
    return {
      kind: 'change',
      at: address,
      act: (page) => star(page).click(),
      again: (page) => star(page).click({ clickCount: 2 }),
      typed: (page) => star(page).getAttribute('aria-pressed'),
      named: 'スターを外せませんでした。',
      done: (page) => page.locator('main button[aria-pressed="false"]').first().waitFor(),
    };
  },
  filter: () =>
    Promise.resolve({
      kind: 'read',
      at: '/rules',
      type: (page) => page.locator('#rule-query').fill('typescript'),
      act: (page) => page.locator('#rule-query').press('Enter'),
      typed: (page) => page.locator('#rule-query').inputValue(),
      done: (page) => page.waitForURL(/q=typescript/),
    }),
  'filter by author': () =>
    Promise.resolve({
      kind: 'read',
      at: '/rules',
      type: (page) => page.locator('#author').fill('tomfairley'),
      act: (page) => page.locator('#author').press('Enter'),
      typed: (page) => page.locator('#author').inputValue(),
      done: (page) => page.waitForURL(/author=tomfairley/),
    }),
  paging: () =>
    Promise.resolve({
      kind: 'read',
      at: '/rules',
      act: (page) => page.locator('main nav a[href*="page=2"]').first().click(),
      done: (page) => page.waitForURL(/page=2/),
    }),
  settings: () =>
    Promise.resolve({
      kind: 'change',
      at: '/settings',
      type: (page) => page.getByLabel('表示名').fill(aName('運の悪い人')),
      act: (page) => page.getByRole('button', { name: /保存/ }).first().click(),
      again: (page) => page.getByLabel('表示名').press('Enter'),
      typed: (page) => page.getByLabel('表示名').inputValue(),
      done: (page) =>
        page
          .getByText(/プロフィールを更新しました/)
          .first()
          .waitFor(),
    }),
  preferences: () =>
    Promise.resolve({
      kind: 'change',
      at: '/settings/preferences',
      act: (page) => page.locator('[name=installTarget]').selectOption('cursor'),
      again: null,
      typed: (page) => page.locator('[name=installTarget]').inputValue(),
      done: (page) => page.locator('main [role=status]').getByText('保存しました').first().waitFor(),
    }),
  upload: () =>
    Promise.resolve({
      kind: 'change',
      at: '/settings',
      async act(page) {
        const kept = page.getByRole('button', { name: 'もう一度アップロード' });
        if ((await kept.count()) > 0) return kept.click();
        const buffer = Buffer.from(PICTURE, 'base64');
        const file = { name: 'a.png', mimeType: 'image/png', buffer };
        await page.locator('input[type=file]').setInputFiles(file);
        await page.getByRole('dialog').getByRole('button', { name: 'この画像にする' }).click();
      },
      again: (page) => page.getByRole('button', { name: '送信しています' }).click(),
      done: (page) => page.getByRole('button', { name: '外す' }).first().waitFor(),
    }),
  async invite(person) {
    const field = (page: Page) => page.locator('[name=emailOrUsername]');
    return {
      kind: 'change',
      at: `/organizations/${await anOrganization(person)}/invitations`,
      type: (page) => field(page).fill('somebody@example.jp'),
      act: (page) => field(page).press('Enter'),
      typed: (page) => field(page).inputValue(),
      done: (page) => page.getByText('招待メールを送信しました').first().waitFor(),
    };
  },
  async save(person) {
    return {
      kind: 'change',
      at: `${(await aRule(person)).address}/edit`,
      type: (page) => page.getByRole('textbox', { name: '本文' }).fill('# 直した決まり\n'),
      act: (page) => page.locator('[data-save-bar] button[type=submit]').last().click(),
      again: (page) => page.keyboard.press('Control+s'),
      typed: (page) => page.locator('textarea[name="content"]').inputValue(),
      done: (page) => toast(page, /更新しました/),
    };
  },
  publish: () => {
    const name = aName('at-last');
    return Promise.resolve({
      kind: 'change',
      at: '/rules/new',
      async type(page) {
        await page.locator('input[name=name]').fill(name);
        await page.getByRole('textbox', { name: '本文' }).fill('# 新しい決まり\n');
      },
      act: (page) => page.keyboard.press('Control+s'),
      typed: (page) => page.locator('textarea[name="content"]').inputValue(),
      done: (page) => page.waitForURL(new RegExp(`${name}$`)),
    });
  },
  async delete(person) {
    const { name, address } = await aRule(person);
    return {
      kind: 'change',
      at: `${address}?manage=delete`,
      type: (page) => page.locator('[name=confirmation]').fill(name),
      act: (page) => page.locator('[name=confirmation]').press('Enter'),
      typed: (page) => page.locator('[name=confirmation]').inputValue(),
      done: (page) => toast(page, /削除しました/),
    };
  },
};

async function aRule(person: Person) {
  const name = aName('unlucky');
  const rule = await aRuleOf(person, { name, content: '# 決まり\n', description: '通信が切れる' });
  return { ...rule, name };
}

async function anOrganization(person: Person): Promise<string> {
  const name = aName('unlucky');
  await call('/api/organizations', { name }, person);
  return name;
}
