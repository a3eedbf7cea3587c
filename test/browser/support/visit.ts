import type { Page, Response } from 'playwright-core';

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  // Set by the first effect that runs, which is after hydration.
  await page.locator('html.theme-ready').waitFor();
  return response;
}
