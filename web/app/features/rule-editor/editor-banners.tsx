import { TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { Banner } from '#app/components/feedback/banner';
import { Button, buttonClass } from '#app/components/ui/button';
import { Icon } from '#app/components/ui/icon';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatDateTime } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useTimeZone } from '#app/lib/time-zone';
import bannerStyles from '#app/components/feedback/banner.module.css';
import { icons, layoutStyles } from '#app/components/ui/styles';
import type { Draft } from './draft';
import styles from './rule-form.module.css';

type DraftBannerProps = {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
};

/** Offers to restore an unsaved draft. */
export function DraftBanner({ draft, onRestore, onDiscard }: DraftBannerProps) {
  const { t } = useTranslation('rule-editor');
  const locale = useLocale();
  const time = formatDateTime(draft.savedAt / 1000, locale, useTimeZone());
  return (
    <div className={layoutStyles.above}>
      <Banner
        tone="info"
        live
        actions={
          <>
            <Button size="sm" onClick={onRestore}>
              {t('draft.restore')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDiscard}>
              {t('draft.discard')}
            </Button>
          </>
        }
      >
        {t('draft.found', { time })}
      </Banner>
    </div>
  );
}

type ConflictBannerProps = {
  readonly owner: string;
  readonly name: string;
  /** The version the edit is based on. */
  readonly base: string;
  /** The version that somebody else has published since. */
  readonly current: string;
};

/** Shown when somebody else has published a version since: links to their changes and lets the author decide. */
export function ConflictBanner({ owner, name, base, current }: ConflictBannerProps) {
  const { t } = useTranslation('rule-editor');
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [current]);
  return (
    <div
      ref={banner}
      className={cn(bannerStyles.banner, bannerStyles.warn, layoutStyles.above, styles.conflict)}
      role="alert"
      tabIndex={-1}
    >
      <Icon of={TriangleAlert} className={icons.icon} />
      <p>{t('conflict.text', { base, current })}</p>
      <a
        className={buttonClass({ size: 'sm' })}
        href={paths.ruleDiff(owner, name, base, current)}
        target="_blank"
        rel="noopener"
      >
        {t('conflict.see_diff')}
      </a>
      <button
        className={buttonClass({ size: 'sm', variant: 'ink' })}
        type="submit"
        name="onTop"
        value={current}
      >
        {t('conflict.on_top', { current })}
      </button>
    </div>
  );
}
