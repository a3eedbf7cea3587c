import { WifiOff } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '#app/components/ui/icon';
import { subscribeToWaits, tryAgainNow, waitReason, type WaitReason } from '#app/api/waiting';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import bannerStyles from './banner.module.css';
import { icons } from '#app/components/ui/styles';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  const endWaits = subscribeToWaits(onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
    endWaits();
  };
}

const reasonNow = (): WaitReason | 'offline' | null => (navigator.onLine ? waitReason() : 'offline');

/** Shown while the browser is offline, and while the page waits for the site. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const reason = useSyncExternalStore(subscribe, reasonNow, () => null);
  const texts = {
    offline: t('offline'),
    unreached: t('waiting.unreached'),
    busy: t('waiting.busy'),
  };
  return (
    <div role="status">
      {reason && (
        <div className={cn(bannerStyles.banner, bannerStyles.warn)}>
          <Icon of={WifiOff} className={icons.icon} />
          <p>{texts[reason]}</p>
          {reason !== 'offline' && (
            <button type="button" onClick={tryAgainNow}>
              {t('waiting.now')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
