import type { Page } from 'playwright-core';
import { shuffled } from '../support/shuffled';
import { useBrowser } from './support/browser';
import { operateEverything } from './support/controls';
import { type Kinds, kindsOfPages } from './support/kinds-of-pages';
import { aPerson, aRuleOf, call, type Person, signIn, theAdministrator } from './support/people';
import { misshownTexts } from './support/shown-texts';
import { ORIGIN } from './support/site';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 400_000;
/** `LINKS_SEED=123` visits the pages in another order. */
const SEED = Number(process.env['LINKS_SEED'] ?? 93_895);
const IS_WHOLE = process.env['CORPUS'] === 'all';
const LOCALES = ['ja', 'en'] as const;
type Locale = (typeof LOCALES)[number];

/** Frames to wait for the focus, which some pages leave where it is. */
const MOST_FRAMES = 60;

let author: Person;
let administrator: Person;
let kinds: Record<'out' | 'in' | 'moderator', Kinds>;

beforeAll(async () => {
  [author, administrator] = [await aPerson('walker'), await theAdministrator()];
  const rule = { name: 'reported', content: '# 決まり\n', description: '通報されるルール' };
  const { id } = await aRuleOf(author, rule);
  const reporter = await aPerson('reporter');
  await call('/api/reports/create', { ruleId: id, reason: 'spam', description: '宣伝です' }, reporter);
  kinds = await kindsOfPages(author, id);
}, TIMEOUT);

/**
 * Follows a link to an address, one of the page's own where it has one, and waits until the page there is drawn. The router arrives
 * earlier; the site moves the focus into the page once it is drawn.
 */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(
    `(async (to) => {
      const link = [...document.querySelectorAll('a[href]')].find((each) => each.getAttribute('href') === to && each.dataset.discover);
      const router = window.__remixRouter;
      const { pathname } = location;
      document.activeElement.blur();
      const arrived = new Promise((resolve) => {
        const end = router.subscribe(({ navigation }) => {
          if (navigation.state !== 'idle') return;
          end();
          resolve();
        });
      });
      if (link) link.click();
      else router.navigate(to);
      await arrived;
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const isMoved = () => location.pathname === pathname || document.activeElement !== document.body;
      for (let frames = 0; frames < ${MOST_FRAMES} && (frames === 0 || !isMoved()); frames += 1) await frame();
    })(${JSON.stringify(address)})`,
  );
}

async function problemsAt(page: Page, from: string, isFirst: boolean): Promise<string[]> {
  const to = new URL(page.url()).pathname;
  const before = await misshownTexts(page);
  // The second page has the texts of two others: what it lacks, it lacked as the first page of another walk, too.
  const isOperated = isFirst && before.length === 0;
  if (isOperated) await operateEverything(page);
  const after = isOperated ? await misshownTexts(page) : [];
  return [...before, ...after].map((problem) => `from ${from}, ${to} ${problem}`);
}

/**
 * Opens kinds of pages and goes from each, by links alone, to two others that nothing has loaded yet. A language begins at every
 * other kind, so that each kind is the first page of a walk in one language and the second in the other: which files of texts
 * a page brings does not depend on the language. `CORPUS=all` begins at every kind in both.
 */
async function walk(page: Page, pages: Kinds, locale: Locale): Promise<string[]> {
  const addresses = shuffled([...pages.values()], SEED);
  const problems: string[] = [];
  for (const [index, start] of addresses.entries()) {
    if (!IS_WHOLE && index % 2 !== LOCALES.indexOf(locale)) continue;
    await visit(page, start);
    let from = start;
    for (const step of [1, 2]) {
      const to = addresses[(index + step) % addresses.length] ?? '/';
      await follow(page, to);
      problems.push(...(await problemsAt(page, from, step === 1)));
      from = to;
    }
  }
  return problems;
}

describe.each(LOCALES)(`pages reached by links in %s (LINKS_SEED=${SEED})`, (locale) => {
  it.each(['out', 'in', 'moderator'] as const)(
    'show their texts and take every control: signed %s',
    async (reader) => {
      const page = await visitors.open({ statuses: [404], reducedMotion: 'reduce' });
      await page.context().addCookies([{ name: 'lang', value: locale, url: ORIGIN }]);
      if (reader !== 'out') await signIn(page, reader === 'in' ? author : administrator);
      expect(await walk(page, kinds[reader], locale)).toEqual([]);
    },
    TIMEOUT,
  );
});
