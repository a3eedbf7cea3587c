import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { ButtonLink } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { formatTime } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
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
  const timeZone = useTimeZone();
  return (
    <div className={styles.saveBar} data-save-bar>
      <div className={cn(layoutStyles.page, layoutStyles.widePage, styles.bar)}>
        <p className={cn(typography.muted, layoutStyles.wideOnly, styles.note)} role="status">
          {savedAt !== null && t('draft.saved', { time: formatTime(savedAt / 1000, timeZone) })}
        </p>
        <ButtonLink className={layoutStyles.pushed} to={cancelTo} variant="ghost">
          {t('cancel')}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}
