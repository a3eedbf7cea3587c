import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { useBrowser } from './support/browser';
import { closeMessages, delayAnswers, FAULTS, type Fault, proxyAnswer } from './support/faults';
import { type Operation, OPERATIONS } from './support/operations';
import { aPerson, type Person, signIn } from './support/people';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 300_000;

let person: Person;
beforeAll(async () => {
  person = await aPerson('unlucky');
});

async function begin({ at, type }: Operation): Promise<Page> {
  const page = await visitors.open({ isFlaky: true, statuses: [429, 500, 503], reducedMotion: 'reduce' });
  await signIn(page, person);
  await visit(page, at);
  await type?.(page);
  return page;
}

/** What a failure may not change. */
async function stateOf(page: Page, { typed }: Operation) {
  return [page.url(), await page.locator('h1').innerText(), await typed?.(page)];
}

async function failsWell(page: Page, operation: Operation, fault: Fault): Promise<void> {
  const { at, type, act, named, kind, done } = operation;
  const before = await stateOf(page, operation);
  await closeMessages(page);
  await fault.begin(page);
  await act(page);
  const said = page.getByText(fault[kind]).filter(named === undefined ? {} : { hasText: named });
  await said
    .first()
    .waitFor()
    .catch(() => Promise.reject(new Error(`${fault.name}: nothing said`)));
  // The message appears a few frames before what was shown at once goes back.
  await until(async () => isDeepStrictEqual(await stateOf(page, operation), before)).catch(() => undefined);
  expect([fault.name, ...(await stateOf(page, operation))]).toEqual([fault.name, ...before]);
  await fault.end(page);
  // What says that it continues by itself does: at once when the browser says that it is online, else when asked to.
  if (!fault[kind].source.includes('自動')) return;
  // Where the page is trying again just now, there is no button.
  const now = page.getByRole('button', { name: '今すぐ試す' });
  if (fault.name !== 'a browser that is offline') await now.evaluateAll(press);
  await done(page);
  await visit(page, at);
  await type?.(page);
}

const press = (buttons: readonly Element[]) => {
  for (const button of buttons) (button as HTMLElement).click();
};

/** Two frames, in which the page has sent what it will send. */
const FRAMES = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))`;

describe('one failed request never takes the page', () => {
  it.each(Object.entries(OPERATIONS))(
    '%s',
    async (_name, prepare) => {
      const operation = await prepare(person);
      const page = await begin(operation);
      for (const fault of FAULTS) await failsWell(page, operation, fault);
      await operation.act(page);
      await operation.done(page);
      // What has worked at last is no longer said to have failed.
      await page.locator('#toasts [role=alert]').waitFor({ state: 'detached' });
    },
    TIMEOUT,
  );
});

describe('a request that takes long', () => {
  it.each(Object.entries(OPERATIONS))(
    '%s shows that it is under way, and is sent once',
    async (_name, prepare) => {
      const operation = await prepare(person);
      const { kind, act, again = act, typed, done } = operation;
      const page = await begin(operation);
      const before = await typed?.(page);
      const delay = await delayAnswers(page);
      await act(page);
      await page.getByRole('progressbar').waitFor();
      await again?.(page);
      if (kind === 'change') await until(() => delay.held.includes('POST'));
      await page.evaluate(FRAMES);
      if (kind === 'change') expect(delay.held.filter((method) => method === 'POST')).toEqual(['POST']);
      if (operation.type) expect(await typed?.(page)).toBe(before);
      await delay.release();
      await done(page);
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      expect(await page.locator('#toasts [role=alert]').count()).toBe(0);
    },
    TIMEOUT,
  );
});

describe('a message', () => {
  it.each([
    [
      'the filters of a phone',
      390,
      /^絞り込み/,
      (page: Page) => page.getByLabel('サブエージェント').last().click(),
    ],
    ['the list of all tags', 1440, /^タグをすべて見る/, () => Promise.resolve()],
  ] as const)('lies above an open dialog and can be closed there: %s', async (_name, width, opens, act) => {
    const viewport = { width, height: 800 };
    const page = await visitors.open({ isFlaky: true, statuses: [500], reducedMotion: 'reduce', viewport });
    await visit(page, '/rules');
    await page.route(/\.data(\?|$)/, proxyAnswer(500));
    await page.locator('main').getByText(opens).filter({ visible: true }).first().click();
    await page.locator('dialog[open]').waitFor();
    await act(page);
    const message = page.locator('dialog[open] [role=alert]');
    await message.waitFor();
    await message.getByRole('button').click();
    await message.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('#toasts').waitFor({ state: 'attached' });
  });
});

describe('a page that waits', () => {
  it('continues by itself when the network is back, whatever the link', async () => {
    const page = await visitors.open({ isFlaky: true });
    await visit(page, '/about');
    const link = page.locator('header a[href="/rules"]').first();
    await page.context().setOffline(true);
    await link.click();
    await page.getByText('読み込みは、つながると自動で続けます。').waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.context().setOffline(false);
    await page.waitForURL('**/rules');
    await page.getByRole('heading', { level: 1, name: 'ルール' }).waitFor();
  });

  it('waits as long as a busy site asks for, and shows a slow page when it comes', async () => {
    const page = await visitors.open({ isFlaky: true, statuses: [503], isFresh: true });
    await page.clock.install();
    await visit(page, '/about');
    let isBusy = true;
    await page.route(/\/rules\.data/, (route) => {
      if (!isBusy) return route.continue();
      isBusy = false;
      return proxyAnswer(503, { 'Retry-After': '60' })(route);
    });
    await page.locator('header a[href="/rules"]').first().click();
    await page.getByText('読み込みは、まもなく自動で続けます。').waitFor();
    await page.clock.fastForward('01:00');
    await page.waitForURL('**/rules');
  });
});
