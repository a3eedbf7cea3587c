import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { ButtonLink } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import layoutStyles from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './save-bar.module.css';

type SaveBarProps = {
  readonly savedAt: number | null;
  readonly cancelTo: string;
  readonly children: ReactNode;
};

/** Sticks to the bottom of the window: state of the draft, cancel and save. */
export function SaveBar({ savedAt, cancelTo, children }: SaveBarProps) {
  const { t } = useTranslation('rule-editor');
  const locale = useLocale();
  return (
    <div className={styles.saveBar}>
      <div className={cn(layoutStyles.page, layoutStyles.widePage, styles.bar)}>
        <p className={cn(typography.muted, layoutStyles.wideOnly, styles.note)} role="status">
          {savedAt !== null &&
            t('draft.saved', {
              time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(savedAt),
            })}
        </p>
        <ButtonLink className={layoutStyles.pushed} to={cancelTo} variant="ghost">
          {t('cancel')}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}
