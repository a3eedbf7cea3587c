import { source } from 'axe-core';
import type { Page } from 'playwright-core';

type Finding = {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: string[] }[];
};

/** What axe-core finds wrong with the page as it is now, in a form that says where; of all its rules or of some. */
export async function accessibilityProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  const known = await page.evaluate<boolean>('"axe" in window');
  // A color on its way from one theme to the other has the contrast of neither.
  await page.evaluate(`(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  })()`);
  // Evaluated, not added as an element: the page's own policy stays in force.
  if (!known) await page.evaluate(source);
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<{ violations: readonly Finding[] }>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
}

/** Pixels by which the page is wider than its window; 0 when it need not be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
