import { useLocation } from '@remix-run/react';
import { RefreshCw } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { buttonClass } from '#app/components/ui/button';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import { NEW_RULE_DRAFT, useDraftNames } from '#app/session/drafts';
import styles from './error-page.module.css';
import { icons, layoutStyles, typography } from '#app/components/ui/styles';

/** Replaces a page that failed in the browser. Its links load anew, because what failed may still be in memory. */
export function BrowserFault() {
  const { t } = useTranslation('errors');
  const { pathname, search } = useLocation();
  const drafts = useDraftNames();
  return (
    <div className={layoutStyles.page}>
      <section className={styles.columns}>
        <div role="alert">
          <h1 className={typography.display}>{t('browser.headline')}</h1>
          <p className={cn(typography.lead, styles.lead)}>{t('browser.lead')}</p>
          {drafts.length > 0 && (
            <p className={styles.draft}>
              {t('browser.draft', { count: drafts.length, shown: String(drafts.length) })}
            </p>
          )}
          <div className={cn(layoutStyles.cluster, styles.actions)}>
            <a className={buttonClass({ variant: 'ink', size: 'lg' })} href={pathname + search}>
              <Icon of={RefreshCw} className={icons.icon} />
              {t('try_again')}
            </a>
            {drafts.includes(NEW_RULE_DRAFT) && pathname !== paths.ruleNew() && (
              <a className={buttonClass({ size: 'lg' })} href={paths.ruleNew()}>
                {t('browser.continue')}
              </a>
            )}
            <a className={buttonClass({ variant: 'ghost', size: 'lg' })} href={paths.home()}>
              {t('to_home')}
            </a>
          </div>
        </div>
      </section>
    </div>
  );
}
