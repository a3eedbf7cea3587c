import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import bannerStyles from './banner.module.css';
import icons from '#app/components/ui/icon.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Shown while the browser is offline. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <div className={cn(bannerStyles.banner, bannerStyles.warn)}>
          <WifiOff className={icons.icon} />
          <p>{t('offline')}</p>
        </div>
      )}
    </div>
  );
}
