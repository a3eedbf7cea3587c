import { useTranslation } from '#app/i18n/use-translation';
import { formatCount } from '#app/lib/format';
import type { UserPageContent } from './user-page.server';
import styles from '#app/components/ui/stats.module.css';

/** Number of public rules, of stars received, and of organizations. */
export function ProfileStats({ stats }: Pick<UserPageContent['user'], 'stats'>) {
  const { t } = useTranslation('profile');
  return (
    <dl className={styles.stats}>
      <div>
        <dt>{t('stats.rules')}</dt>
        <dd>{formatCount(stats.publicRulesCount)}</dd>
      </div>
      <div>
        <dt>{t('stats.stars')}</dt>
        <dd>{formatCount(stats.totalStars)}</dd>
      </div>
      <div>
        <dt>{t('stats.organizations')}</dt>
        <dd>{formatCount(stats.organizationsCount)}</dd>
      </div>
    </dl>
  );
}
