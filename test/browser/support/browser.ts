import type { BrowserContextOptions, Page } from 'playwright-core';
import { contextOf, leave, type Opened } from './contexts';
import { type Allowances, watchProblems } from './problems';
import { ORIGIN } from './site';

export type PageWishes = BrowserContextOptions &
  Omit<Allowances, 'origin'> & {
    /** A context that nobody used before and nobody uses later: with an empty cache, and free to be changed for good. */
    readonly isFresh?: boolean;
  };

/** Opens pages, each as in a separate browser with its own cookies. */
export type Visitors = {
  open(wishes?: PageWishes): Promise<Page>;
};

/** Milliseconds for one step on a busy machine. */
export const STEP_TIMEOUT = 30_000;
const WINDOW = { width: 1280, height: 720 };

/** Registers hooks: pages are left after each test, and may have had no problems. */
export function useBrowser(): Visitors {
  const opened: Opened[] = [];
  const problems: string[][] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(leave));
    expect(problems.splice(0).flat()).toEqual([]);
  });
  return {
    async open({ statuses, others, isFlaky, isFresh = false, baseURL = ORIGIN, ...options } = {}) {
      const { viewport = WINDOW, colorScheme, reducedMotion, permissions, ...rest } = options;
      const page = await contextOf({ baseURL, locale: 'ja-JP', ...rest }, !isFresh);
      const context = page.context();
      context.setDefaultTimeout(STEP_TIMEOUT);
      page.setDefaultTimeout(STEP_TIMEOUT);
      const { javaScriptEnabled } = rest;
      const watch = watchProblems(context, {
        ...{ origin: baseURL, others, statuses, isFlaky, javaScriptEnabled },
      });
      problems.push(watch.problems);
      opened.push({ page, isShared: !isFresh, origins: [baseURL, ...(others ?? [])], endWatch: watch.end });
      if (permissions) await context.grantPermissions(permissions);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({
        colorScheme: colorScheme ?? 'light',
        reducedMotion: reducedMotion ?? 'no-preference',
        forcedColors: 'none',
        contrast: 'no-preference',
        media: null,
      });
      return page;
    },
  };
}
