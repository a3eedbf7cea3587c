import type { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();
/** Of no other spec, so that the page is handed on within this one. */
const WISHES = { locale: 'eo' };

/** Everything that a page can be recognised by. */
const TRACES = `(async () => ({
  cookies: document.cookie,
  local: { ...localStorage },
  session: { ...sessionStorage },
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  files: await navigator.storage.getDirectory().then(async (folder) => (await Array.fromAsync(folder.keys()))),
  permissions: await Promise.all(
    ['geolocation', 'clipboard-read', 'notifications'].map(async (name) => (await navigator.permissions.query({ name })).state),
  ),
  media: ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(forced-colors: active)', 'print']
    .filter((query) => matchMedia(query).matches),
  window: [window.name, innerWidth, innerHeight, scrollX, scrollY, history.length],
  place: [navigator.onLine, navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone],
  // Some browsers put the pointer of a new page into the corner.
  pointed: [...document.querySelectorAll(':hover')].filter((each) => !each.contains(document.elementFromPoint(0, 0))).length,
  answer: (await fetch('/livez')).status,
}))()`;

async function tracesOn(page: Page) {
  const pages = page.context().pages().length;
  await visit(page, '/about');
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort();
  // Pages are emitters, which their types leave out.
  const emitter = page as unknown as EventEmitter;
  const listeners = ['dialog', 'request', 'console'].map((event) => emitter.listenerCount(event));
  return { pages, cookies, listeners, ...(await page.evaluate<object>(TRACES)) };
}

/** Leaves everything behind that a test can leave. */
async function soil(page: Page): Promise<void> {
  const context = page.context();
  await visit(page, '/about');
  await page.evaluate(`(async () => {
    document.cookie = 'left=1; path=/';
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    window.name = 'left';
    await new Promise((done) => (indexedDB.open('left').onsuccess = ({ target }) => done(target.result.close())));
    await caches.open('left');
    await (await navigator.storage.getDirectory()).getFileHandle('left', { create: true });
    location.hash = '#left';
    addEventListener('beforeunload', (event) => event.preventDefault());
  })()`);
  await context.addCookies([{ name: 'hidden', value: '1', url: ORIGIN, httpOnly: true }]);
  await context.grantPermissions(['geolocation', 'clipboard-read', 'notifications']);
  await page.emulateMedia({
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    forcedColors: 'active',
    media: 'print',
  });
  await page.setViewportSize({ width: 400, height: 300 });
  for (const target of [page, context])
    await target.route('**/livez', (route) => route.fulfill({ status: 418 }));
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('request', () => undefined);
  page.on('console', () => undefined);
  await page.locator('h1').click();
  await (await context.newPage()).goto('/terms');
  await context.setOffline(true);
}

describe('a page that a test leaves', () => {
  let left: Page;

  it('is soiled', async () => {
    // It goes offline while the icon of its other page may be on the way.
    left = await visitors.open({ ...WISHES, isFlaky: true });
    await soil(left);
    await left.context().setOffline(false);
    expect(await left.evaluate('localStorage.length')).toBeGreaterThan(0);
    await left.context().setOffline(true);
  });

  it('is handed on as one that nobody has used', async () => {
    const used = await visitors.open(WISHES);
    expect(used === left).toBe(true);
    const unused = await visitors.open({ ...WISHES, isFresh: true });
    expect(await tracesOn(used)).toEqual(await tracesOn(unused));
  });
});
