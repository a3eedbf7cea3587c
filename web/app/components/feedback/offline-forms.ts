import { browserTexts } from '#app/i18n/browser-texts';
import { failedRequestText } from './failed-request';
import { showToast } from './toasts';

/**
 * Keeps the page when a form that loads a whole page is sent offline: the browser would put a page of its own in its
 * place, without what was typed. Forms that scripts send never get here.
 */
export function keepPageOffline(): void {
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented || navigator.onLine) return;
    event.preventDefault();
    const texts = browserTexts();
    const words = { t: texts.translator(), locale: texts.locale };
    const failure = { status: 0, retryAfter: null, requestId: null };
    showToast({ tone: 'error', text: failedRequestText(failure, { kind: 'change' }, words) });
  });
}
