import { useTranslation } from '#app/i18n/use-translation';
import { Icon } from '#app/components/ui/icon';
import { Link } from '#app/components/ui/link';
import type { ShownChecksFragment } from '#app/graphql/generated/graphql';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { CircleDashed, ScanSearch, TriangleAlert } from 'lucide';
import { CHECKS_ID } from './checks-panel';
import { FindingCounts, FindingLink, FindingList, type FindingsOf } from './finding-list';
import { icons, typography } from '#app/components/ui/styles';
import styles from './checks-panel.module.css';

type NewFindingsPanelProps = {
  readonly of: FindingsOf;
  /** The number of the version that this one is compared with. */
  readonly from: string;
  readonly checks: ShownChecksFragment | null;
};

/** The findings that a version has and an earlier one had not, shown beside the comparison of both. */
export function NewFindingsPanel({ of, from, checks }: NewFindingsPanelProps) {
  const { t } = useTranslation('findings');
  const all = checks?.findings ?? [];
  const added = all.filter(({ isNew }) => isNew);
  const isKnown = checks !== null && all.every(({ isNew }) => isNew !== null);
  const rest = all.length - added.length;
  return (
    <section className={styles.panel} aria-labelledby="new-findings-title">
      <header>
        <h2 id="new-findings-title">{t('new_title', { to: of.version })}</h2>
        <Outcome from={from} added={added} isKnown={isKnown} />
      </header>
      {added.length > 0 && (
        <FindingList findings={added} allNew place={(finding) => <FindingLink of={of} finding={finding} />} />
      )}
      <p className={styles.foot}>
        <span>
          {isKnown && rest > 0 && t('unchanged', { from, count: rest, shown: formatCount(rest) })} {t('foot')}
        </span>
        <Link to={`${paths.ruleVersion(of.owner, of.name, of.version)}#${CHECKS_ID}`}>{t('all')}</Link>
      </p>
    </section>
  );
}

type OutcomeProps = {
  readonly from: string;
  readonly added: ShownChecksFragment['findings'];
  readonly isKnown: boolean;
};

function Outcome({ from, added, isKnown }: OutcomeProps) {
  const { t } = useTranslation('findings');
  if (added.length > 0)
    return (
      <span className={cn(styles.severity, styles.warn)}>
        <Icon of={TriangleAlert} className={cn(icons.icon, icons.small)} />
        <FindingCounts findings={added} />
      </span>
    );
  return (
    <span className={cn(styles.severity, isKnown ? styles.plain : typography.muted)}>
      <Icon of={isKnown ? ScanSearch : CircleDashed} className={cn(icons.icon, icons.small)} />
      {isKnown ? t('new_none', { from }) : t('new_unknown', { from })}
    </span>
  );
}
