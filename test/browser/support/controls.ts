import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

/**
 * Operates every control of a page once, in the page: what opens is opened, what is chosen is chosen, and one letter is
 * typed into each field. Forms are not sent, and nothing leads away.
 */
const OPERATE = `async () => {
  const here = location.pathname;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const type = (field) => {
    const kind = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, field.value + 'a');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a', inputType: 'insertText' }));
  };
  const stay = (event) => event.preventDefault();
  window.addEventListener('submit', stay, true);
  const done = new Set();
  const next = () => [...document.querySelectorAll('button, summary, input, textarea, select, [role=tab]')]
    .find((control) => !done.has(control) && !control.disabled);
  for (let control = next(); control && location.pathname === here; control = next()) {
    done.add(control);
    if (control.closest('[hidden]') || control.type === 'file' || control.type === 'hidden') continue;
    if (control.tagName === 'SELECT') {
      control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control.type === 'submit' && control.form) continue;
    else if (/^(text|search|email|password|url|textarea)$/.test(control.type)) type(control);
    else control.click();
    await frame();
  }
  window.removeEventListener('submit', stay, true);
  for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
}`;

/** Writes into the editor, where the page has one, until the preview shows it. */
async function write(page: Page): Promise<void> {
  // The page before may have had an editor, and stand until React has drawn this one.
  await page.locator('[data-editor="loading"]').waitFor({ state: 'detached' });
  if ((await page.locator('[data-editor]').count()) === 0) return;
  // Pages of one route share what was chosen and written on the one before.
  await page
    .getByRole('button', { name: /^(並べる|Split)$/ })
    .filter({ visible: true })
    .click();
  const preview = page.waitForResponse((response) => response.url().includes('preview'));
  await page
    .getByRole('textbox', { name: /^(本文|Text)/ })
    .fill(`---\nname: one\n---\n\n# ${randomUUID()}\n\n| a |\n| - |\n| b |\n`);
  await preview;
}

export async function operateEverything(page: Page): Promise<void> {
  await write(page);
  await page.evaluate(`(${OPERATE})()`);
}
