import type { Page } from 'playwright-core';
import { sidewaysScroll } from './accessibility';

/** CSS pixels of a window of 1,280 × 1,024 at 100 %, at 200 % and at 400 %, which is how much has to reflow (WCAG 1.4.10). */
const ZOOMS = [
  { width: 1280, height: 1024 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
] as const;

/** The spacing that texts have to bear (WCAG 1.4.12). An adopted style sheet, because the page's policy blocks others. */
const SPACE_OUT = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
})()`;

/** Texts that their own box cuts off. What ends in an ellipsis, scrolls or is for screen readers alone is meant to be cut. */
const CUT_OFF = `(() => {
  const isMeant = (element, { textOverflow, webkitLineClamp }) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || element.clientWidth <= 1 || element.closest('.cm-editor');
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const cut = [];
  for (const element of document.querySelectorAll('body *')) {
    if (!hasText(element) || !element.checkVisibility()) continue;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
      if (!hides(style.overflowX) && !hides(style.overflowY)) continue;
      if (isMeant(box, style) || isMeant(element, getComputedStyle(element))) break;
      const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
      const isOut =
        (hides(style.overflowX) && (inner.right > outer.right + 2 || inner.left < outer.left - 2)) ||
        (hides(style.overflowY) && (inner.bottom > outer.bottom + 2 || inner.top < outer.top - 2));
      if (isOut) cut.push(element.tagName.toLowerCase() + ' “' + element.textContent.trim().slice(0, 40) + '”');
      break;
    }
  }
  return cut;
})()`;

/** What is wider than the window or cut off, at every zoom and with spaced-out text, which stays. */
export async function magnificationProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const look = async (when: string) => {
    const excess = await sidewaysScroll(page);
    if (excess > 0) problems.push(`${when} is ${excess} px wider than the window`);
    const cut = await page.evaluate<string[]>(CUT_OFF);
    problems.push(...cut.map((text) => `${when} cuts off ${text}`));
  };
  for (const size of ZOOMS) {
    await page.setViewportSize(size);
    await look(`at ${size.width} px`);
  }
  await page.evaluate(SPACE_OUT);
  for (const size of [...ZOOMS].reverse()) {
    await page.setViewportSize(size);
    await look(`with spaced-out text at ${size.width} px`);
  }
  return problems;
}
