import type { Page, Route } from 'playwright-core';

/** Data of pages and what becomes of changes; documents and scripts arrive. */
const DATA = /\.data(\?|$)/;

type Answer = (route: Route) => Promise<void>;

/** What may happen to the requests of a page. */
export type Fault = {
  readonly name: string;
  readonly begin: (page: Page) => Promise<void>;
  readonly end: (page: Page) => Promise<void>;
  /** What the page says of a read and of a change. */
  readonly read: RegExp;
  readonly change: RegExp;
};

const CUT_OFF = /通信が途切れました.*もう一度お試しください/;

/** An answer of a proxy before the site. */
export function proxyAnswer(status: number, headers: Record<string, string> = {}): Answer {
  return (route) =>
    route.fulfill({ status, headers: { 'Content-Type': 'text/html', ...headers }, body: '<h1>proxy</h1>' });
}

function answered(name: string, answer: Answer, change: RegExp, read = change): Fault {
  return {
    ...{ name, change, read },
    async begin(page) {
      await page.route(DATA, answer);
    },
    end: (page) => page.unroute(DATA),
  };
}

export const FAULTS: readonly Fault[] = [
  answered('no network', (route) => route.abort('internetdisconnected'), CUT_OFF, /つながると自動で続けます/),
  answered('a reset', (route) => route.abort('connectionreset'), CUT_OFF, /つながると自動で続けます/),
  answered('500', proxyAnswer(500, { 'X-Request-Id': 'a1b2c3' }), /問題が起きました（記録番号 a1b2c3）/),
  answered('503', proxyAnswer(503, { 'Retry-After': '90' }), /混み合っています。90秒/),
  answered('429', proxyAnswer(429), /混み合っています/),
  {
    name: 'a browser that is offline',
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
    change: CUT_OFF,
    read: /通信が途切れました。読み込みは、つながると自動で続けます/,
  },
];

/** Closes what the page says; each that goes makes the next one the first. */
export async function closeMessages(page: Page): Promise<void> {
  const close = page.locator('#toasts button');
  for (let left = await close.count(); left > 0; left = await close.count()) {
    await close.first().click();
    await close.nth(left - 1).waitFor({ state: 'detached' });
  }
}

/** Answers that come when the test says so. */
export type Delay = {
  /** Methods of what is on its way. */
  readonly held: readonly string[];
  release(): Promise<void>;
};

/** Keeps every answer back, as a slow network does. */
export async function delayAnswers(page: Page): Promise<Delay> {
  const routes: Route[] = [];
  const held: string[] = [];
  await page.route(DATA, (route) => {
    held.push(route.request().method());
    routes.push(route);
  });
  return {
    held,
    async release() {
      await page.unroute(DATA);
      // A page that asks for something else gives up what it asked for before.
      await Promise.all(routes.map((route) => route.continue().catch(() => undefined)));
    },
  };
}
