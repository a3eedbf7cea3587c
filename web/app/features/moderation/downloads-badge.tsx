import { TrendingUp } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { useTranslation } from '#app/i18n/use-translation';
import badges from '#app/components/ui/badge.module.css';
import icons from '#app/components/ui/icon.module.css';

/** How often a reported rule has been installed. */
export function DownloadsBadge({ count }: { readonly count: number }) {
  const { t } = useTranslation('moderation');
  return (
    <span className={cn(badges.badge, badges.bad)}>
      <Icon of={TrendingUp} className={icons.icon} />
      {t('downloads', { count, number: formatCount(count) })}
    </span>
  );
}
