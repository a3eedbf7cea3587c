import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Allowances, watchProblems } from './problems';
import { ORIGIN } from './site';

export type PageWishes = BrowserContextOptions & Omit<Allowances, 'origin'>;

/** Opens pages, each in a separate context with its own cookies. */
export type Visitors = {
  open(wishes?: PageWishes): Promise<Page>;
};

/** Milliseconds for one step on a busy machine. */
const STEP_TIMEOUT = 20_000;
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

/** Registers hooks: one browser per file, contexts closed after each test, and no problems on any page. */
export function useBrowser(): Visitors {
  let browser: Browser | undefined;
  const problems: string[][] = [];
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  });
  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    expect(problems.splice(0).flat()).toEqual([]);
  });
  afterAll(() => browser?.close());
  return {
    async open({ statuses, others, isFlaky, baseURL = ORIGIN, ...options } = {}) {
      if (!browser) throw new Error('The browser exists only while tests run.');
      const context = await browser.newContext({ baseURL, locale: 'ja-JP', ...options });
      context.setDefaultTimeout(STEP_TIMEOUT);
      problems.push(
        watchProblems(context, {
          origin: baseURL,
          others,
          statuses,
          isFlaky,
          javaScriptEnabled: options.javaScriptEnabled,
        }),
      );
      return context.newPage();
    },
  };
}
