import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../support/chromium';
import { visit } from '../support/visit';
import { NARROW, type State, WIDE } from './states';

const HEIGHT = 900;
const STEP_TIMEOUT = 30_000;
const THEMES = ['light', 'dark'] as const;

/** Replaces what varies between runs by fixed text: times, request ids, the port, views. */
const FREEZE = `
  for (const time of document.querySelectorAll('time')) time.textContent = '2026-01-01';
  const unstable = [
    [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '00000000'],
    [/\\b[0-9]{1,2}:[0-9]{2}\\b/g, '00:00'],
    [/127\\.0\\.0\\.1:[0-9]+/g, '127.0.0.1:4800'],
  ];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    for (const [found, fixed] of unstable)
      if (found.test(walker.currentNode.data)) walker.currentNode.data = walker.currentNode.data.replace(found, fixed);
  document.fonts.ready.then(() => document.fonts.size);
`;

export type Site = {
  readonly origin: string;
  /** Signs a context in as the author. */
  signIn?(context: BrowserContext): Promise<void>;
};

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
  });
}

/** Takes screenshots of the states in both themes, at both widths and in their languages; returns the errors. */
export async function capture(
  browser: Browser,
  site: Site,
  states: readonly State[],
  folder: string,
): Promise<unknown[]> {
  await mkdir(folder, { recursive: true });
  const failures: unknown[] = [];
  for (const state of states)
    for (const language of state.languages ?? ['ja'])
      for (const width of state.widths ?? [WIDE, NARROW])
        await capturePage(browser, site, { state, language, width, folder }).catch((cause: unknown) =>
          failures.push(new Error(`${state.name} (${language}, ${width} px)`, { cause })),
        );
  return failures;
}

type Picture = {
  readonly state: State;
  readonly language: string;
  readonly width: number;
  readonly folder: string;
};

async function capturePage(browser: Browser, site: Site, picture: Picture): Promise<void> {
  const { state, language, width, folder } = picture;
  const context = await newContext(browser, site, picture);
  try {
    const page = await open(context, state);
    for (const theme of THEMES) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      const name = [state.name, language, width, theme].join('.');
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
    }
  } finally {
    await context.close();
  }
}

async function newContext(
  browser: Browser,
  { origin, signIn }: Site,
  { state, language, width }: Picture,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: language,
    reducedMotion: 'reduce',
    viewport: { width, height: HEIGHT },
  });
  context.setDefaultTimeout(STEP_TIMEOUT);
  await context.addCookies([{ name: 'lang', value: language, url: origin }]);
  if (state.visitor === 'author') await signIn?.(context);
  return context;
}

/** Opens a page in the given state, without anything that moves or varies between runs. */
export async function open(context: BrowserContext, state: State): Promise<Page> {
  const page = await context.newPage();
  await visit(page, state.address);
  await state.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(FREEZE);
  return page;
}
