import { useFetchers, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { isQuiet } from './quiet-requests';
import styles from './navigation-progress.module.css';

/** Milliseconds a request may take before the line appears. */
const DELAY = 150;

/** The 2 px line at the top of the window while a page loads or a change is being sent. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const isMoving = useNavigation().state !== 'idle';
  const isFetching = useFetchers().some(({ key, state }) => state !== 'idle' && !isQuiet(key));
  const busy = isMoving || isFetching;
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!busy) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => clearTimeout(timer);
  }, [busy]);

  if (!shown) return null;
  return (
    <div className={styles.progress} role="progressbar" aria-label={t('loading')}>
      <i />
    </div>
  );
}
