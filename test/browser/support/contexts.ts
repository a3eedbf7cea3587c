import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from './chromium';
import { waitForScripts } from './visit';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Other hosts are unreachable: a page that needs them fails here as it does offline.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];
/** Contexts that wait for another test; each keeps a process. */
const MOST_WAITING = 8;
/** A file of the site without scripts, and not in a sandbox: from it, the storage of the site can be emptied. */
const QUIET_FILE = '/favicon.ico';
/** What tests listen to. */
const EVENTS = [
  ...(['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'popup'] as const),
  ...(['request', 'requestfailed', 'requestfinished', 'response', 'websocket'] as const),
];

/** A page of a context that a test has left as one that was never used, except for the cache of scripts and styles. */
type Waiting = { readonly key: string; readonly page: Page };

let browser: Promise<Browser> | undefined;
const waiting: Waiting[] = [];

/** The page of a context with these options: one that waits, or a new one. The browser starts with the first. */
export async function contextOf(options: BrowserContextOptions, isShared: boolean): Promise<Page> {
  const key = keyOf(options);
  const index = isShared ? waiting.findIndex((each) => each.key === key) : -1;
  const [found] = index < 0 ? [] : waiting.splice(index, 1);
  if (found) return found.page;
  browser ??= chromium.launch({
    executablePath: chromiumPath(),
    args: ARGUMENTS,
  });
  const context = await (await browser).newContext(options);
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitForScripts(page);
  keys.set(page, key);
  return page;
}

/** Options by their names, in one order. */
function keyOf(options: BrowserContextOptions): string {
  return JSON.stringify(Object.entries(options).sort(([left], [right]) => left.localeCompare(right)));
}

const keys = new WeakMap<Page, string>();

/** A page of a test, and the sites on which it was. */
export type Opened = {
  readonly page: Page;
  readonly isShared: boolean;
  readonly origins: readonly string[];
  readonly endWatch: () => void;
};

/** Gives a page back after a test. Its context is closed when the test wanted one of its own, or its site has gone. */
export async function leave(opened: Opened): Promise<void> {
  const { page, isShared } = opened;
  const key = keys.get(page);
  const isEmpty = isShared && key !== undefined && (await empty(opened));
  if (!isEmpty || key === undefined) return page.context().close();
  waiting.push({ key, page });
  if (waiting.length > MOST_WAITING) await waiting.shift()?.page.context().close();
}

/**
 * Removes everything that a test can leave in a context; false where that is not possible. The page stays at the file: at
 * about:blank it would change to another process, which has to read and compile every script again.
 */
async function empty({ page, origins, endWatch }: Opened): Promise<boolean> {
  if (page.isClosed()) return false;
  const context = page.context();
  for (const event of EVENTS) page.removeAllListeners(event);
  // Pages with unsaved input ask before they are left.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const others = context.pages().filter((each) => each !== page);
  await Promise.all(others.map((each) => each.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  endWatch();
  // A site that a test has stopped does not answer.
  const response = await page.goto(QUIET_FILE).catch(() => null);
  if (response === null || !response.ok()) return false;
  await page.evaluate('sessionStorage.clear(), (window.name = ""), undefined');
  const session = await context.newCDPSession(page);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await context.clearPermissions();
  // Outside the window: nothing on the next page is pointed at.
  await page.mouse.move(-1, -1);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  page.removeAllListeners('dialog');
  return true;
}

/** Ends the browser after the last test of a file. */
export async function closeBrowser(): Promise<void> {
  waiting.length = 0;
  await (await browser)?.close();
  browser = undefined;
}
