import type { Page, Response } from 'playwright-core';

/** The text that the form of the editor would send. */
export function sentText(page: Page): Promise<string> {
  return page.locator('textarea[name="content"]').inputValue();
}

/** An effect sets this class, so it appears after hydration. */
export const HAS_TAKEN_OVER = 'html.theme-ready';

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await page.locator(HAS_TAKEN_OVER).waitFor();
  return response;
}

/** What a document of the site has, while its scripts have not taken over. */
const HAS_SCRIPTS = "'__remixContext' in window";

/**
 * Lets `goto` wait until the scripts of a page have taken over, unless it is asked to wait for less: what is done before
 * goes another way, or nowhere.
 */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil) return response;
    // A document that leads on at once is gone by now.
    if (await page.evaluate<boolean>(HAS_SCRIPTS).catch(() => false))
      await page.locator(HAS_TAKEN_OVER).waitFor();
    return response;
  };
}
