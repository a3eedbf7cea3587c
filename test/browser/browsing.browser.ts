import type { Locator, Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { aPerson, aRuleOf, call, type Person, signIn } from './support/people';
import { aName } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 180_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let person: Person;
/** A rule with one version. */
let rule: string;
/** A rule with two. */
let changed: string;

beforeAll(async () => {
  person = await aPerson('browser');
  const wishes = { name: aName('browsing'), content: '# 決まり\n', tags: ['型', 'テスト'] };
  rule = (await aRuleOf(person, wishes)).address;
  const { id, address } = await aRuleOf(person, { ...wishes, name: aName('changed') });
  await call('/api/rules/update', { id, content: '# 決まり\n\n二つ目\n' }, person);
  changed = address;
}, TIMEOUT);

describe('buttons for readers without scripts', () => {
  it.each([
    ['the list', (): string => '/rules', '絞り込む'],
    ['a profile', (): string => `/user/${person.username}`, '絞り込む'],
    ['a comparison', (): string => `${changed}?from=1.0.0&to=1.0.1`, '比べる'],
  ] as const)(
    '%s has them without scripts alone, not before these have loaded',
    async (_page, addressOf, name) => {
      const address = addressOf();
      const button = (page: Page) => page.locator('main button[type=submit]', { hasText: name });
      const without = await visitors.open({ javaScriptEnabled: false });
      await without.goto(address);
      expect(await button(without).first().isVisible()).toBe(true);
      const slow = await visitors.open();
      await slow.route('**/*.js', () => undefined);
      await slow.goto(address, { waitUntil: 'commit' });
      await slow.locator('footer').waitFor();
      // Not with `waitForFunction`: the policy of pages forbids what it evaluates.
      await slow.evaluate(
        `Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].map((link) =>
          link.sheet ?? new Promise((resolve) => link.addEventListener('load', () => resolve()))))
          .then(() => undefined)`,
      );
      expect(await button(slow).filter({ visible: true }).count()).toBe(0);
    },
    TIMEOUT,
  );
});

describe('dates', () => {
  // Any moment has another date than in UTC in at least one of the two.
  it.each([
    ['ja-JP', 'Pacific/Kiritimati'],
    ['en-GB', 'Etc/GMT+12'],
  ])(
    'are in the zone of the reader on the first page already (%s, %s)',
    async (locale, timezoneId) => {
      const path = rule.replace('/rules/', '');
      const { created_at: createdAt } = await call<{ created_at: number }>('/api/rules/getByPath', { path });
      const language = locale.slice(0, 2);
      const dateStyle = language === 'ja' ? 'long' : 'medium';
      const date = new Intl.DateTimeFormat(language, { dateStyle, timeZone: timezoneId });
      const page = await visitors.open({ locale, timezoneId });
      await visit(page, rule);
      const fact = page.getByText(language === 'ja' ? '公開' : 'Published', { exact: true }).locator('..');
      await fact.getByText(date.format(createdAt * 1000)).waitFor();
    },
    TIMEOUT,
  );
});

describe('ages', () => {
  it(
    'are told by the time of the site, also in a tab that has been open for long',
    async () => {
      const page = await visitors.open({ isFresh: true });
      await page.clock.install();
      await visit(page, '/');
      const readBy = async (link: string): Promise<string> => {
        const answer = page.waitForResponse(/\.data(\?|$)/);
        await page.getByRole('banner').getByRole('link', { name: link }).first().click();
        return (await answer).text();
      };
      expect(await readBy('ルール')).not.toContain('"now"');
      await page.clock.fastForward('01:30');
      expect(await readBy('ホーム')).toContain('"now"');
    },
    TIMEOUT,
  );
});

describe('the palette', () => {
  it.each([
    ['ja-JP', '検索'],
    ['en-GB', 'Search'],
  ])(
    'finds owners without rules, and organizations (%s)',
    async (locale, label) => {
      const newcomer = await aPerson('newcomer');
      const organization = aName('works');
      await call('/api/organizations', { name: organization, displayName: '北風工房' }, newcomer);
      const page = await visitors.open({ locale });
      await visit(page, '/');
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: label });
      await field.fill(`@${newcomer.username}`);
      await page.getByRole('option', { name: `@${newcomer.username}` }).waitFor();
      await field.fill(organization);
      await page.getByRole('option', { name: `@${organization} 北風工房` }).click();
      await page.waitForURL(`**/org/${organization}`);
    },
    TIMEOUT,
  );
});

describe('the tabs of a rule', () => {
  it.each([
    ['ja-JP', '最初の版', '差分', '版の記録', 'そのほかの操作', 'ルールを削除'],
    ['en-GB', 'Initial version', 'Diff', 'Versions', 'More actions', 'Delete rule'],
  ])(
    'keep its menu, and are there with one version (%s)',
    async (locale, first, diff, versions, more, remove) => {
      const page = await visitors.open({ locale });
      await signIn(page, person);
      await visit(page, `${rule}?tab=versions`);
      await page.getByText(first, { exact: true }).waitFor();
      await page.locator('main header summary', { hasText: more }).click();
      await page.getByRole('link', { name: remove }).waitFor();
      await page.keyboard.press('Escape');
      const tabs = page.locator('main nav', { has: page.locator('[aria-current=page]') });
      await tabs.getByRole('link', { name: diff, exact: true }).click();
      await page.locator('main nav [aria-current=page]', { hasText: diff }).waitFor();
      await tabs.getByRole('link', { name: versions }).waitFor();
    },
    TIMEOUT,
  );
});

describe('fingers', () => {
  type Box = {
    scrollIntoView(wishes: object): void;
    getBoundingClientRect(): { left: number; top: number; width: number; height: number };
    contains(other: unknown): boolean;
    readonly ownerDocument: { elementFromPoint(x: number, y: number): unknown };
  };

  /** Whether a touch 21 pixels above or below the middle of an element reaches it. */
  const isTall = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => {
      const box = element as unknown as Box;
      box.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = box.getBoundingClientRect();
      return [-21, 21].every((offset) =>
        box.contains(box.ownerDocument.elementFromPoint(left + width / 2, top + height / 2 + offset)),
      );
    });

  it(
    'reach small controls within 44 pixels',
    async () => {
      const page = await visitors.open(PHONE);
      await visit(page, '/rules?view=list');
      const tagged = { has: page.locator('a[href*="tag="]') };
      const row = page.locator('main section ol > li').filter(tagged).first();
      const controls = {
        tag: row.locator('a[href*="tag="]').first(),
        star: row.locator('button').first(),
        view: page.locator('[role=group] a[aria-current=true]').first(),
      };
      const tall: Record<string, boolean> = {};
      for (const [name, control] of Object.entries(controls)) tall[name] = await isTall(control);
      expect(tall).toEqual({ tag: true, star: true, view: true });
    },
    TIMEOUT,
  );
});

describe('a path that cannot be decoded', () => {
  it.each([
    ['ja-JP', '見つかりません'],
    ['en-GB', 'not found'],
  ])(
    'is a missing page like others (%s)',
    async (locale, words) => {
      // The router of the page would report the path to the console.
      const page = await visitors.open({ locale, statuses: [404], javaScriptEnabled: false });
      expect((await page.goto('/user/%ff'))?.status()).toBe(404);
      await page.locator('main').getByRole('searchbox').waitFor();
      expect(await page.title()).toMatch(new RegExp(words, 'i'));
    },
    TIMEOUT,
  );
});
