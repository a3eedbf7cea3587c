import { TrendingUp } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { useTranslation } from '#app/i18n/use-translation';
import { badgeStyles, icons } from '#app/components/ui/styles';

/** How often a reported rule has been installed. */
export function DownloadsBadge({ count }: { readonly count: number }) {
  const { t } = useTranslation('moderation');
  return (
    <span className={cn(badgeStyles.badge, badgeStyles.bad)}>
      <Icon of={TrendingUp} className={icons.icon} />
      {t('downloads', { count, number: formatCount(count) })}
    </span>
  );
}
