import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import type { UserPageContent } from './user-page.server';
import styles from '#app/components/rules/rule-tabs.module.css';

/** The two lists of a user page. Each has an address, so the tabs are links. */
export function ProfileTabs({ user, state }: Pick<UserPageContent, 'user' | 'state'>) {
  const { t } = useTranslation('profile');
  const { username, displayName, stats, stars } = user;
  const tabs = [
    { tab: 'rules', to: paths.user(username), label: t('tabs.rules'), count: stats.publicRulesCount },
    {
      tab: 'stars',
      to: paths.user(username, { tab: 'stars' }),
      label: t('tabs.stars'),
      count: stars.totalCount,
    },
  ];
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label', { name: displayName ?? username })}>
      {tabs.map(({ tab, to, label, count }) => (
        <Link
          key={tab}
          className={styles.tab}
          to={to}
          aria-current={tab === state.tab ? 'page' : undefined}
          preventScrollReset
        >
          {label}
          <span className={styles.count}>{formatCount(count)}</span>
        </Link>
      ))}
    </nav>
  );
}
