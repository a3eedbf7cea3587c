import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { onEveryKindOfPage } from './support/kinds-of-pages';
import { type Person, signIn } from './support/people';
import { HAS_TAKEN_OVER } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 600_000;
const SCRIPTS = /\.js(\?|$)/;
/** How many times slower than this machine that of somebody who chooses is. */
const SLOWER = 6;
/**
 * Letters that are typed on while scripts take over, and milliseconds between two: so few that some are typed in that time. A machine
 * made slower would give more of it, and burn a core to do so.
 */
const MORE = 'DDDDD';
const BETWEEN_LETTERS = 30;
/** Letters that every field takes, also that of a code; each field gets another first one. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** Types at the end of every field of the content, as a person does, and stays in the last; returns what they hold then. */
const TYPE = `(() => {
  const texts = 'input:not([type]), input:is([type=text], [type=search], [type=email], [type=password], [type=url]), textarea';
  const fields = [...document.querySelectorAll('main :is(' + texts + ')')]
    .filter((field) => !field.readOnly && !field.disabled && field.checkVisibility());
  return fields.map((field, at) => {
    field.focus();
    if (field.type !== 'email') field.setSelectionRange(field.value.length, field.value.length);
    document.execCommand('insertText', false, '${LETTERS}'[at] + 'BB');
    return [field.name || field.id || field.getAttribute('aria-label') || field.type, field.value];
  });
})()`;

/** What fields show, and what forms would send. */
const HELD = `[
  ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value),
  ...[...document.forms].flatMap((form) => [...new FormData(form).values()].map(String)),
]`;

/** Ends when an editor has opened, where there is one, and effects have run. */
const SETTLED = `new Promise((resolve) => {
  const look = () => document.querySelector('[data-editor=loading]') ? requestAnimationFrame(look) : setTimeout(resolve);
  requestAnimationFrame(() => requestAnimationFrame(look));
})`;

type Typed = readonly (readonly [field: string, text: string])[];

/** Scripts that arrive when the test says so. */
type HeldScripts = { hold(): void; release(): void };

async function holdScripts(page: Page): Promise<HeldScripts> {
  let released = Promise.resolve();
  let release = (): void => undefined;
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return {
    hold: () => {
      released = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
  };
}

/** What a page loses of what is typed before its scripts arrive, and while they take over. */
async function losses(page: Page, scripts: HeldScripts, address: string): Promise<readonly string[]> {
  scripts.hold();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').last().waitFor({ state: 'attached' });
  const early = await page.evaluate<Typed>(TYPE);
  scripts.release();
  if (early.length > 0) await page.keyboard.type(MORE, { delay: BETWEEN_LETTERS });
  else await page.mouse.click(1, 1, { clickCount: MORE.length, delay: BETWEEN_LETTERS });
  await page.locator(HAS_TAKEN_OVER).waitFor();
  await page.evaluate(SETTLED);
  const held = (await page.evaluate<string[]>(HELD)).map(plain);
  const all = early.map(
    ([field, text], at) => [field, at === early.length - 1 ? text + MORE : text] as const,
  );
  return all
    .filter(([, text]) => !held.some((each) => each.includes(plain(text))))
    .map(([field, text]) => `${address}, ${field}: “${text}” is in none of “${held.join('”, “')}”`);
}

/** Without what is written into a code to make it readable, and as tags are kept. */
const plain = (text: string) => text.replaceAll('-', '').toLowerCase();

async function lossesOn(person: Person | null, addresses: Iterable<string>): Promise<readonly string[]> {
  const page = await visitors.open({ isFresh: true, statuses: [404], reducedMotion: 'reduce' });
  if (person) await signIn(page, person);
  page.on('dialog', (dialog) => void dialog.accept());
  const scripts = await holdScripts(page);
  const lost: string[] = [];
  for (const address of addresses) lost.push(...(await losses(page, scripts, address)));
  return lost;
}

describe('what is typed before scripts have taken over', () => {
  it(
    'stays on every page, and no click stops the scripts',
    async () => expect(await onEveryKindOfPage(lossesOn)).toEqual([]),
    TIMEOUT,
  );
});

/** Choices in the filters of the list, and the address that they lead to. */
const CHOICES = [
  ["select[name='sort']", 'sort=name'],
  ["input[type=radio][name='type'][value='rule']", 'type=rule'],
  ["input[type=checkbox][name='tag']", 'tag='],
] as const;

describe('what is chosen before scripts have taken over', () => {
  it.each([
    ['before they arrive', false],
    ['while they take over', true],
  ])('is what the list shows, together, %s', async (_when, isLate) => {
    const page = await visitors.open({ isFresh: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const scripts = await holdScripts(page);
    scripts.hold();
    await page.goto('/rules', { waitUntil: 'commit' });
    await page.locator('footer').last().waitFor({ state: 'attached' });
    if (isLate) scripts.release();
    for (const [field] of CHOICES) {
      const choice = page.locator(`main ${field}`).first();
      await (field.startsWith('select') ? choice.selectOption('name') : choice.check({ force: true }));
    }
    scripts.release();
    await page.waitForURL(({ search }) => CHOICES.every(([, part]) => search.includes(part)));
  });

  it('is nothing that a browser puts back on the way back', async () => {
    const page = await visitors.open({ isFresh: true });
    const scripts = await holdScripts(page);
    scripts.hold();
    await page.goto('/rules', { waitUntil: 'commit' });
    await page.locator('footer').last().waitFor({ state: 'attached' });
    const [[order]] = CHOICES;
    await page.locator(`main ${order}`).first().selectOption('name');
    await page.goto('/livez');
    await page.goBack({ waitUntil: 'commit' });
    await page.locator('footer').last().waitFor({ state: 'attached' });
    await page.waitForFunction(
      (field) => document.querySelector<HTMLSelectElement>(field)?.value === 'name',
      `main ${order}`,
    );
    const changes = await page.evaluateHandle(() => {
      const seen: string[] = [];
      addEventListener('change', ({ target }) => seen.push((target as Element).tagName), true);
      return seen;
    });
    scripts.release();
    await page.locator(HAS_TAKEN_OVER).waitFor();
    // What would be chosen once more is chosen in timers that were set before this one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await changes.jsonValue()).toEqual([]);
  });
});
