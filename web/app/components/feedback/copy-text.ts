import type { Translate } from '#app/i18n/texts';
import { showToast } from './toasts';

/** Milliseconds a button confirms that it copied. */
export const CONFIRMATION_DURATION = 2000;

/** Copies a text to the clipboard. Says so and returns false when the browser denies access. */
export async function copyText(text: string, t: Translate): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    showToast({ tone: 'error', text: t('copy.failed') });
    return false;
  }
}
