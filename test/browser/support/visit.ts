import type { Page, Response } from 'playwright-core';

/** The text that the form of the editor would send. */
export function sentText(page: Page): Promise<string> {
  return page.locator('textarea[name="content"]').inputValue();
}

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  // An effect sets this class, so it appears after hydration.
  await page.locator('html.theme-ready').waitFor();
  return response;
}
