import { useTranslation } from '#app/i18n/use-translation';
import { Button } from '#app/components/ui/button';
import { reloadForNewVersion, useNewVersion } from '#app/lib/new-version';
import { Banner } from './banner';
import { layoutStyles } from '#app/components/ui/styles';

/**
 * Offers to reload a page that was loaded before a deployment. It does not reload by itself, because forms may hold
 * unsent text.
 */
export function NewVersionBanner() {
  const { t } = useTranslation();
  if (!useNewVersion()) return null;
  const reload = (
    <Button size="sm" onClick={reloadForNewVersion}>
      {t('new_version.reload')}
    </Button>
  );
  return (
    <div className={layoutStyles.page}>
      <Banner tone="info" live actions={reload}>
        {t('new_version.text')}
      </Banner>
    </div>
  );
}
