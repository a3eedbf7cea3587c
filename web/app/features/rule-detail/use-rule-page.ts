import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { quietKey } from '#app/components/feedback/quiet-requests';
import { copyText } from '#app/components/feedback/copy-text';
import { showToast } from '#app/components/feedback/toasts';
import { focusInstallCommand } from './install-box';
import { listenToKeys } from '#app/lib/keys';
import { isSingleKey } from '#app/lib/single-keys';

/** Milliseconds a page must be open before its view counts. */
const VIEW_DELAY = 3000;

/** Counts one view of a rule per visit. */
export function useViewCount(id: string, action: string): void {
  const { submit } = useFetcher({ key: quietKey(`view-${id}`) });
  useEffect(() => {
    const timer = setTimeout(() => submit({ intent: 'view', id }, { method: 'post', action }), VIEW_DELAY);
    return () => clearTimeout(timer);
  }, [submit, id, action]);
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
