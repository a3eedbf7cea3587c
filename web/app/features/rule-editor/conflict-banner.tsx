import { useEffect, useRef } from 'react';
import { TriangleAlert } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { buttonClass } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import bannerStyles from '#app/components/feedback/banner.module.css';
import icons from '#app/components/ui/icon.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import styles from './rule-form.module.css';

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
