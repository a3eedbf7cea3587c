import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { copyText } from '#app/components/feedback/copy-text';
import { showToast } from '#app/components/feedback/toasts';
import { useTranslation } from '#app/i18n/use-translation';
import { listenToKeys } from '#app/lib/keys';
import { isSingleKey } from '#app/lib/single-keys';
import { focusInstallCommand } from './install-box';

/** Milliseconds a page must be open before its view counts. */
const VIEW_DELAY = 3000;

/**
 * Counts one view of a rule per visit. The router knows nothing of it: the answer to a post of its own ends a navigation that has
 * begun meanwhile.
 */
export function useViewCount(id: string, action: string): void {
  useEffect(() => {
    const body = new URLSearchParams({ intent: 'view', id });
    const count = () => void fetch(`${action}.data`, { method: 'POST', body }).catch(() => undefined);
    const timer = setTimeout(count, VIEW_DELAY);
    return () => clearTimeout(timer);
  }, [id, action]);
}

/** I focuses the install command, Y copies the permalink of this version. */
export function useRuleKeys(permalink: string): void {
  const { t } = useTranslation();
  useEffect(() => {
    return listenToKeys((event) => {
      if (!isSingleKey(event)) return;
      if (event.key === 'i') {
        event.preventDefault();
        focusInstallCommand();
      }
      if (event.key === 'y') {
        void copyText(permalink, t).then((isCopied) => {
          if (isCopied) showToast({ tone: 'done', text: t('copy.done') });
        });
      }
    });
  }, [permalink, t]);
}

/** Milliseconds before a page is asked for again, in which a busy server does the work. */
const PAUSE = 2000;
const MAX_ATTEMPTS = 3;

/**
 * Asks for the page again while a part of it, such as its rendered text, is not ready yet. `answer` is what the server
 * sent, a new object each time.
 */
export function useLateParts(answer: object, late: boolean): void {
  const { revalidate } = useRevalidator();
  const attempts = useRef(0);
  useEffect(() => {
    if (!late) attempts.current = 0;
    if (!late || attempts.current >= MAX_ATTEMPTS) return;
    const timer = setTimeout(() => {
      attempts.current++;
      revalidate();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [answer, late, revalidate]);
}
