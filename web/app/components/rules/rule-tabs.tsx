import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import styles from './rule-tabs.module.css';

type RuleTabsProps = {
  readonly owner: string;
  readonly name: string;
  readonly current: 'text' | 'versions' | 'diff';
  readonly versionCount: number;
};

/** The three pages of a rule. Each has an address, so the tabs are links. */
export function RuleTabs({ owner, name, current, versionCount }: RuleTabsProps) {
  const { t } = useTranslation('rules');
  const tabs = [
    { tab: 'text', to: paths.rule(owner, name), label: t('detail.text') },
    {
      tab: 'versions',
      to: paths.ruleVersions(owner, name),
      label: t('detail.versions'),
      count: versionCount,
    },
    { tab: 'diff', to: paths.ruleLatestDiff(owner, name), label: t('detail.diff') },
  ];
  return (
    <nav className={styles.tabs} aria-label={t('detail.tabs')}>
      {tabs.map(({ tab, to, label, count }) => (
        <Link
          key={tab}
          className={styles.tab}
          to={to}
          aria-current={tab === current ? 'page' : undefined}
          preventScrollReset
        >
          {label}
          {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
