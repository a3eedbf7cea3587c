import type { Translate } from '#app/i18n/texts';
import { showToast } from './toasts';

/** Milliseconds a button confirms that it copied. */
export const CONFIRMATION_DURATION = 2000;

/** A text to copy, or a function that fetches it. */
export type Copied = string | (() => Promise<string>);

/** Copies a text to the clipboard. Says so and returns false when it cannot be fetched or the browser denies access. */
export async function copyText(copied: Copied, t: Translate): Promise<boolean> {
  try {
    if (typeof copied === 'string') await navigator.clipboard.writeText(copied);
    else await copyFetched(copied());
    return true;
  } catch {
    showToast({ tone: 'error', text: t('copy.failed') });
    return false;
  }
}

/** Safari allows writing only during the click, so it is given the promise; older Firefox accepts only a text. */
async function copyFetched(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const blob = text.then((fetched) => new Blob([fetched], { type: 'text/plain' }));
  // A browser that denies access does not look at the promise, whose failure would then go unhandled.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
