import { useEffect } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { copyText } from '#app/components/feedback/copy-text';
import { showToast } from '#app/components/feedback/toasts';
import { focusInstallCommand } from './install-box';
import { listenToKeys } from '#app/lib/keys';
import { isSingleKey } from '#app/lib/single-keys';

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
