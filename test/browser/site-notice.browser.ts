import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { LANGUAGES, lookAtAll, openIn } from './support/every-page';
import { aPerson, type Person, signIn, theAdministrator } from './support/people';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 200_000;
const TEXTS = {
  ja: '12月1日は停止します。<b>詳しくは</b>https://status.example/nowをご覧ください。',
  en: 'Down on 1 December. <b>More</b>: https://status.example/now.',
};
const noticeOn = (page: Page) =>
  page.getByRole('region', { name: /このサイトからのお知らせ|Notice from this site/ });
const dismissOn = (page: Page) => noticeOn(page).getByRole('button', { name: /閉じる|Dismiss/ });

let boss: Person;
let person: Person;
beforeAll(async () => {
  boss = await theAdministrator();
  person = await aPerson('reader');
});

/** Writes the notice as an administrator does. */
async function write(kind: 'Information' | 'Warning', javaScriptEnabled = true): Promise<Page> {
  const page = await visitors.open({ javaScriptEnabled, locale: 'en-GB' });
  await signIn(page, boss);
  await page.goto('/admin/notice');
  await page.getByLabel('Text in Japanese').fill(TEXTS.ja);
  await page.getByLabel('Text in English').fill(TEXTS.en);
  await page.getByLabel('Kind').selectOption({ label: kind });
  await page.getByLabel('End').fill('2037-12-31T23:59');
  await page.getByRole('button', { name: 'Save the notice' }).click();
  await page.getByText('The notice is saved.').waitFor();
  expect(await page.getByLabel('End').inputValue()).toBe('2037-12-31T23:59');
  return page;
}

async function remove(): Promise<void> {
  const page = await visitors.open({ locale: 'en-GB' });
  await signIn(page, boss);
  await visit(page, '/admin/notice');
  await page.getByRole('button', { name: 'Remove the notice' }).click();
  await page.getByText('The notice is removed.').waitFor();
  await noticeOn(page).waitFor({ state: 'detached' });
}

describe.each(['Information', 'Warning'] as const)('a notice, %s,', (kind) => {
  beforeAll(async () => {
    await write(kind);
  }, TIMEOUT);
  afterAll(remove, TIMEOUT);

  it.each(LANGUAGES)(
    'is readable in %s in every look',
    async (locale, themes) => {
      const page = await openIn(visitors, locale);
      const { problems } = await lookAtAll(page, { locale, themes }, [
        ['/'],
        ['/login'],
        ['/no/such/page', 404],
      ]);
      expect(problems).toEqual([]);
      expect(await noticeOn(page).locator('p').innerText()).toBe(TEXTS[locale]);
      expect(await noticeOn(page).getByRole('link').getAttribute('href')).toBe('https://status.example/now');
      const place = await noticeOn(page).boundingBox();
      const header = await page.locator('header').first().boundingBox();
      expect(place?.y).toBeLessThan(header?.y ?? 0);
      await page.emulateMedia({ media: 'print' });
      expect(await noticeOn(page).isVisible()).toBe(false);
    },
    TIMEOUT,
  );
});

it.each([true, false])(
  'what cannot be told is explained, and stays in the form (scripts: %s)',
  async (javaScriptEnabled) => {
    const page = await visitors.open({ javaScriptEnabled, locale: 'en-GB', statuses: [400] });
    await signIn(page, boss);
    await page.goto('/admin/notice');
    await page.getByLabel('Text in English').fill('Down');
    await page.getByLabel('Beginning').fill('2037-01-02T00:00');
    await page.getByLabel('End').fill('2037-01-01T00:00');
    await page.getByRole('button', { name: 'Save the notice' }).click();
    await page.getByText('The end must be after the beginning').waitFor();
    expect(await page.getByLabel('Text in English').inputValue()).toBe('Down');
    expect(await page.getByLabel('Beginning').inputValue()).toBe('2037-01-02T00:00');
  },
  TIMEOUT,
);

describe('a reader', () => {
  beforeAll(async () => {
    await write('Warning', false);
  }, TIMEOUT);
  afterAll(remove, TIMEOUT);

  it('dismisses it for good', async () => {
    const page = await visitors.open({ isFresh: true });
    await signIn(page, person);
    await visit(page, '/settings');
    await dismissOn(page).click();
    await noticeOn(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/settings');
    await visit(page, '/rules');
    expect(await noticeOn(page).count()).toBe(0);
  });

  it.each([true, false])(
    'dismisses it on a page that is kept for everybody (scripts: %s)',
    async (scripts) => {
      const page = await visitors.open({ javaScriptEnabled: scripts, isFresh: true });
      await page.goto('/rules?sort=name');
      await dismissOn(page).click();
      await noticeOn(page).waitFor({ state: 'detached' });
      expect(page.url()).toMatch(/\/rules\?sort=name$/);
      await page.goto('/');
      expect(await noticeOn(page).count()).toBe(0);
      const other = await visitors.open({ isFresh: true });
      await other.goto('/');
      expect(await noticeOn(other).count()).toBe(1);
    },
  );
});
