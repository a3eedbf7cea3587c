import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { proxyAnswer } from './support/faults';
import { aPerson, signIn } from './support/people';
import { visit } from './support/visit';

const visitors = useBrowser();
/** What a page asks to know the routes of its links, and of what it looks up. */
const ROUTES = /\/__manifest\?/;

/** Answers of a proxy that say that a route cannot be had now. */
const STATUSES = [404, 429, 500, 503];

/** What pages look up beside their own data, whether they say so when it fails, and what shows the answer. */
const LOOKUPS = [
  {
    name: 'authors',
    address: '/rules/authors',
    isTold: false,
    begin: (page: Page) => page.getByRole('combobox', { name: '作成者' }).pressSequentially('s'),
    answer: (page: Page) => page.getByRole('option', { name: 'sora_ando' }),
  },
  {
    name: 'all tags',
    address: '/rules/tags',
    isTold: true,
    begin: (page: Page) => page.getByRole('link', { name: /タグをすべて見る/ }).click(),
    answer: (page: Page) => page.getByRole('dialog').getByRole('checkbox'),
  },
  {
    name: 'the palette',
    address: '/palette',
    isTold: false,
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

/** Ends when a page has asked for the route of an address. */
const isAskedFor = (page: Page, address: string) =>
  page.waitForRequest((request) => {
    const url = new URL(request.url());
    return (
      url.pathname === '/__manifest' && url.searchParams.getAll('p').some((path) => path.startsWith(address))
    );
  });

/** Keeps the routes back until `release`, as a slow network does. */
async function holdRoutes(page: Page): Promise<{ release(): void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(ROUTES, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Ends when nothing that the page looks up or sends is under way; says what is then wrong with the page. */
const SETTLED = `new Promise((resolve) => {
  const look = () => {
    const { fetchers, errors } = window.__remixRouter.state;
    if ([...fetchers.values()].some(({ state }) => state !== 'idle')) requestAnimationFrame(look);
    else setTimeout(resolve, 0, errors && Object.values(errors).map(String));
  };
  look();
})`;

describe('on a page that does not know the routes of others yet', () => {
  it.each(LOOKUPS)('$name are looked up while its data are read anew', async ({ address, begin, answer }) => {
    const page = await visitors.open({ reducedMotion: 'reduce' });
    const { release } = await holdRoutes(page);
    await visit(page, '/rules');
    const field = await page.waitForSelector('#rule-query');
    const asked = isAskedFor(page, address);
    await begin(page);
    await asked;
    expect(await page.evaluate(READ_ANEW)).toBeNull();
    expect(await field.evaluate(({ isConnected }) => isConnected)).toBe(true);
    release();
    await answer(page).first().waitFor();
  });

  const STAR = {
    name: 'a star',
    address: '/rules/@',
    isTold: true,
    begin: (page: Page) =>
      page
        .getByRole('button', { name: /スター/ })
        .first()
        .click(),
  };
  it.each([...LOOKUPS, STAR])(
    '$name: keeps the page when its route cannot be had',
    async ({ address, isTold, begin }) => {
      const page = await visitors.open({ isFlaky: true, statuses: STATUSES, reducedMotion: 'reduce' });
      await signIn(page, await aPerson('lost'));
      for (const status of STATUSES) {
        await page.route(ROUTES, proxyAnswer(status, { 'Retry-After': '90' }));
        await visit(page, '/rules');
        const field = await page.waitForSelector('#rule-query');
        const asked = isAskedFor(page, address);
        await begin(page);
        await (await asked).response();
        expect([status, await page.evaluate(SETTLED)]).toEqual([status, null]);
        expect(await field.evaluate(({ isConnected }) => isConnected)).toBe(true);
        expect(await page.locator('#toasts [role=alert]').count()).toBe(Number(isTold));
        await page.unroute(ROUTES);
      }
    },
  );
});
