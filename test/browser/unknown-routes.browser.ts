import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { visit } from './support/visit';

const visitors = useBrowser();
/** What a page asks to know the routes of its links, and of what it looks up. */
const ROUTES = /\/__manifest\?/;

/** What pages look up beside their own data, and what shows the answer. */
const LOOKUPS = [
  {
    name: 'authors',
    address: '/rules/authors',
    begin: (page: Page) => page.getByRole('combobox', { name: '作成者' }).pressSequentially('s'),
    answer: (page: Page) => page.getByRole('option', { name: 'sora_ando' }),
  },
  {
    name: 'all tags',
    address: '/rules/tags',
    begin: (page: Page) => page.getByRole('link', { name: /タグをすべて見る/ }).click(),
    answer: (page: Page) => page.getByRole('dialog').getByRole('checkbox'),
  },
  {
    name: 'the palette',
    address: '/palette',
    begin: async (page: Page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').pressSequentially('git');
    },
    answer: (page: Page) => page.getByRole('option', { name: /git-workflow/ }),
  },
] as const;

/** Reads the data of the page anew, as a search does and a change, and says what is then wrong with it. */
const READ_ANEW = `(async () => {
  const { __remixRouter: router } = window;
  router.revalidate();
  await new Promise((resolve) => router.subscribe(({ revalidation }) => revalidation === 'idle' && setTimeout(resolve)));
  return router.state.errors && Object.values(router.state.errors).map(({ data }) => data);
})()`;

/** Keeps the routes back until `release`, as a slow network does; `asked` ends when that of an address is asked for. */
async function holdRoutes(page: Page, address: string) {
  const asked = page.waitForRequest(
    (request) =>
      ROUTES.test(request.url()) && new URL(request.url()).searchParams.getAll('p').includes(address),
  );
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(ROUTES, async (route) => {
    await released;
    await route.continue();
  });
  return { asked, release };
}

describe('on a page that does not know the routes of others yet', () => {
  it.each(LOOKUPS)('$name are looked up while its data are read anew', async ({ address, begin, answer }) => {
    const page = await visitors.open({ reducedMotion: 'reduce' });
    const { asked, release } = await holdRoutes(page, address);
    await visit(page, '/rules');
    const field = await page.waitForSelector('#rule-query');
    await begin(page);
    await asked;
    expect(await page.evaluate(READ_ANEW)).toBeNull();
    expect(await field.evaluate(({ isConnected }) => isConnected)).toBe(true);
    release();
    await answer(page).first().waitFor();
  });
});
