import type { Page } from 'playwright-core';

/** How the key that ends a conversion arrives: before the composition is closed, or after it. */
const ORDERS = { Chromium: true, Safari: false } as const;

/**
 * Presses keys of a conversion in every text field and on the page itself; returns those that the page took for its own.
 * What acts on a key prevents its default, changes an address or a field, submits a form or opens a layer.
 */
const TAKEN_KEYS = `(isOpen) => {
  const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp', ',', '、', 'Backspace', ' '];
  const PAGE_KEYS = [...KEYS, ...'/?cgrjksiytmnpxe[]'];
  const FIELDS = 'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=url], ' +
    'textarea, [contenteditable=true]';
  const rooted = (root) => [
    ...root.querySelectorAll(FIELDS),
    ...[...root.querySelectorAll('*')].flatMap((element) => element.shadowRoot ? rooted(element.shadowRoot) : []),
  ];
  for (const details of document.querySelectorAll('details')) details.open = true;
  let submits = 0;
  const onSubmit = (event) => { submits += 1; event.preventDefault(); };
  document.addEventListener('submit', onSubmit, true);
  const state = () => JSON.stringify([
    location.href, submits, history.length, document.querySelectorAll('dialog[open], details[open], :popover-open').length,
    rooted(document).map((field) => field.value ?? field.textContent),
  ]);
  const name = (target) => target === document.body ? 'page' : target.id || target.name || target.ariaLabel || target.tagName;
  const taken = [];
  const press = (target, key, modifiers = {}) => {
    const before = state();
    const options = { key, keyCode: 229, which: 229, isComposing: isOpen, bubbles: true, cancelable: true, composed: true };
    const isFree = target.dispatchEvent(new KeyboardEvent('keydown', { ...options, ...modifiers }));
    if (!isFree || state() !== before) taken.push(location.pathname + ': ' + name(target) + ' took ' + key);
  };
  for (const field of rooted(document).filter((field) => field.checkVisibility() && !field.disabled)) {
    field.focus();
    if (isOpen) field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }));
    for (const key of KEYS) press(field, key);
    if (isOpen) field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true }));
  }
  document.activeElement?.blur();
  for (const key of PAGE_KEYS) press(document.body, key);
  press(document.body, 'k', { ctrlKey: true });
  press(document.body, 's', { ctrlKey: true });
  document.removeEventListener('submit', onSubmit, true);
  return { taken, fields: rooted(document).filter((field) => field.checkVisibility()).length };
}`;

/** Keys that a page took for its own, and how many fields it has. */
export type Taken = { readonly taken: string[]; readonly fields: number };

/** Presses the keys of a conversion everywhere on a page, in both orders. */
export async function takenKeys(page: Page): Promise<Taken> {
  const found = await Promise.all(
    Object.values(ORDERS).map((isOpen) => page.evaluate<Taken>(`(${TAKEN_KEYS})(${isOpen})`)),
  );
  return { taken: found.flatMap(({ taken }) => taken), fields: found[0]?.fields ?? 0 };
}
