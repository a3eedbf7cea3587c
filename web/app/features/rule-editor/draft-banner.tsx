import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { Button } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { formatDateTime } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import type { Draft } from './draft';
import layoutStyles from '#app/components/ui/layout.module.css';

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
