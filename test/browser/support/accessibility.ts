import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

type Finding = {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: string[] }[];
};

/** Half as long as what the package exports: it goes to each page anew. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose outcome can differ between themes and languages; that of the others is the page's, at a width. */
export const RULES_OF_LOOKS = [
  ...['color-contrast', 'link-in-text-block'],
  ...['document-title', 'html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch', 'valid-lang'],
] as const;

/** The violations that axe-core finds in the current page, with their location, for all of its rules or some. */
export async function accessibilityProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  const known = await page.evaluate<boolean>('"axe" in window');
  // Wait for the theme's transition: colours have the wrong contrast during it.
  await page.evaluate(`(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  })()`);
  // Evaluated instead of added as a script element, which the page's policy would block.
  if (!known) await page.evaluate(SOURCE);
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate<{ violations: readonly Finding[] }>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
}

/** Pixels by which the page is wider than its window; 0 without horizontal scrolling. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
