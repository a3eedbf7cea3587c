import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { proxyAnswer } from './support/faults';
import { onEveryKindOfPage } from './support/kinds-of-pages';
import { type Person, signIn } from './support/people';
import { visit } from './support/visit';

const visitors = useBrowser();
const TIMEOUT = 600_000;

/**
 * Functions for a page: `fill` types into every field of its content, `send` sends with Enter in a field or by a button,
 * `typed` reads all fields, and `sends` says whether a form holds a text elsewhere, such as a tag that Enter has added.
 */
const HAND = `(() => {
  const texts = 'input:not([type]), input:is([type=text], [type=search], [type=email], [type=password], [type=url]), textarea';
  const fields = () => [...document.querySelectorAll('main :is(' + texts + ')')]
    .filter((field) => !field.readOnly && !field.disabled && field.checkVisibility());
  // A form with a field of the name "action" has that field in place of its address.
  const actionOf = (form) => new URL(form.getAttribute('action') ?? '', location.href);
  const leads = (form) => form && (form.getAttribute('method') ?? 'get').toLowerCase() === 'get' && actionOf(form).pathname !== location.pathname;
  const kinds = { email: 'typed@example.jp', url: 'https://example.jp/typed' };
  const set = (field, value) => {
    const kind = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
    field.focus();
    Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'd', inputType: 'insertText' }));
  };
  const name = (field) => field.name || field.id || field.getAttribute('aria-label') || field.type;
  const key = (type) => new KeyboardEvent(type, { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true });
  const waysOf = () => [
    ...fields().filter(({ form }) => !leads(form)).map((field) => [name(field), () => {
      field.focus();
      if (!field.dispatchEvent(key('keydown')) || field.tagName === 'TEXTAREA') return;
      const { form } = field;
      const button = form && [...form.elements].find(({ type }) => type === 'submit');
      if (button) button.click();
      else if (form) form.requestSubmit();
    }]),
    ...[...document.querySelectorAll('main [type=submit]')]
      .filter((button) => button.checkVisibility() && !leads(button.form) && button.form)
      .map((button) => [button.textContent, () => button.click()]),
  ];
  return {
    fill: async () => {
      for (const [at, field] of fields().entries()) {
        if (!field.value) set(field, kinds[field.type] ?? 'typed-' + at + '-on');
        // React draws what was typed, as it does between two keystrokes.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    count: () => waysOf().length,
    send: (index) => { const way = waysOf()[index]; way?.[1](); return way?.[0] ?? ''; },
    typed: () => Object.fromEntries(fields().map((field, at) => [at + ' ' + name(field), field.value])),
    sends: (text) => [...document.forms]
      .flatMap((form) => [...new FormData(form).values()])
      .some((value) => String(value).includes(text)),
  };
})()`;

/** Texts of fields by their place and name. */
type Typed = Readonly<Record<string, string>>;

/** Every request for data fails, and a form that loads a document gets no answer, so that the page stays. */
async function failEverything(page: Page): Promise<void> {
  await page.route(/\.data(\?|$)/, proxyAnswer(500));
  await page.route('**/*', (route) => {
    const isForm = route.request().isNavigationRequest() && route.request().method() === 'POST';
    return isForm ? route.fulfill({ status: 204 }) : route.fallback();
  });
}

/** Ends when nothing that was sent is still under way. */
const SETTLED = `new Promise((resolve) => {
  const look = () => {
    const { navigation, revalidation, fetchers } = window.__remixRouter.state;
    const isIdle = [navigation, ...fetchers.values()].every(({ state }) => state === 'idle');
    if (isIdle && revalidation === 'idle') setTimeout(resolve);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

async function losses(page: Page, address: string): Promise<readonly string[]> {
  await visit(page, address);
  await failEverything(page);
  const lost: string[] = [];
  await page.evaluate(`(window.hand = ${HAND}).fill()`);
  const count = await page.evaluate<number>('window.hand.count()');
  for (let index = 0; index < count; index += 1) {
    const before = await page.evaluate<Typed>('window.hand.typed()');
    const way = await page.evaluate<string>(`window.hand.send(${index})`);
    await page.evaluate(SETTLED);
    const after = await page.evaluate<Typed>('window.hand.typed()');
    for (const [field, text] of Object.entries(before)) {
      const isThere =
        after[field] === text || (await page.evaluate<boolean>(`window.hand.sends(${JSON.stringify(text)})`));
      if (!isThere) lost.push(`${address}, ${way}: ${field} was “${text}”, is “${after[field]}”`);
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return lost;
}

async function lossesOn(person: Person | null, addresses: Iterable<string>): Promise<readonly string[]> {
  const page = await visitors.open({ isFlaky: true, statuses: [404, 500], reducedMotion: 'reduce' });
  if (person) await signIn(page, person);
  page.on('dialog', (dialog) => void dialog.accept());
  const lost: string[] = [];
  for (const address of addresses) lost.push(...(await losses(page, address)));
  return lost;
}

describe('what was typed', () => {
  it(
    'stays on every page, whichever request fails',
    async () => expect(await onEveryKindOfPage(lossesOn)).toEqual([]),
    TIMEOUT,
  );
});
