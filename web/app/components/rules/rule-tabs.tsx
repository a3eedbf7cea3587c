import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/use-translation';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';

type RuleTabsProps = {
  readonly owner: string;
  readonly name: string;
  readonly current: 'text' | 'versions' | 'diff';
  readonly versionCount: number;
};

/** The three pages of a rule. They are addresses, so they are links. */
export function RuleTabs({ owner, name, current, versionCount }: RuleTabsProps) {
  const { t } = useTranslation('rules');
  const mark = (tab: RuleTabsProps['current']) => (tab === current ? 'page' : undefined);
  return (
    <nav className="tabs" aria-label={t('detail.tabs')}>
      <Link className="tab" to={paths.rule(owner, name)} aria-current={mark('text')} preventScrollReset>
        {t('detail.text')}
      </Link>
      <Link
        className="tab"
        to={paths.ruleVersions(owner, name)}
        aria-current={mark('versions')}
        preventScrollReset
      >
        {t('detail.versions')}
        <span className="c">{formatCount(versionCount)}</span>
      </Link>
      <Link
        className="tab"
        to={paths.ruleLatestDiff(owner, name)}
        aria-current={mark('diff')}
        preventScrollReset
      >
        {t('detail.diff')}
      </Link>
    </nav>
  );
}
