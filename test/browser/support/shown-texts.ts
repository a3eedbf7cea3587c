import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(__dirname, '../../../web/app/i18n/locales');

function keysIn(words: unknown, prefix: string): readonly string[] {
  if (typeof words !== 'object' || words === null) return [prefix.replace(/_(?:one|other)$/, '')];
  return Object.entries(words).flatMap(([name, inner]) => keysIn(inner, prefix ? `${prefix}.${name}` : name));
}

function readTexts(locale: string, namespace: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, locale, `${namespace}.json`), 'utf8'));
}

/** The keys that look like none of the words on a page: those of a group. */
const KEYS = readdirSync(join(FOLDER, 'en'))
  .flatMap((file) => keysIn(readTexts('en', file.replace('.json', '')), ''))
  .filter((key) => key.includes('.'));

type Errors = Readonly<Record<string, { readonly headline?: string } | string>>;

/** The main headings of the pages that take the place of one that failed. */
const FAILURES = ['ja', 'en'].flatMap((locale) =>
  Object.entries(readTexts(locale, 'errors') as Errors).flatMap(([name, words]) =>
    typeof words === 'string' || name === 'not_found' ? [] : (words.headline ?? []),
  ),
);

const FIND = `(keys) => {
  const known = new Set(keys);
  const shown = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!/^(SCRIPT|STYLE|NOSCRIPT|CODE)$/.test(node.parentElement.tagName)) shown.push(node.data.trim());
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      if (element.hasAttribute(name)) shown.push(element.getAttribute(name));
  return { keys: shown.filter((text) => known.has(text)), heading: document.querySelector('h1')?.innerText ?? '' };
}`;

/** What no page may show: the key of a text in its place, or an error page. */
export async function misshownTexts(page: Page): Promise<string[]> {
  const found: { keys: string[]; heading: string } = await page.evaluate(
    `(${FIND})(${JSON.stringify(KEYS)})`,
  );
  const failed = FAILURES.includes(found.heading) ? [`shows the error page "${found.heading}"`] : [];
  return [...failed, ...found.keys.map((key) => `shows the key ${key}`)];
}
