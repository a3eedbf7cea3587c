import type { ReactNode } from 'react';
import { CircleDashed, CircleX, ScanSearch, TriangleAlert } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import type { ShownChecksFragment } from '#app/graphql/generated/graphql';
import { cn } from '#app/lib/cn';
import { formatCount, formatDate } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import { FindingCounts, FindingList, type ShownFinding } from './finding-list';
import { badgeStyles, icons, typography } from '#app/components/ui/styles';
import styles from './checks-panel.module.css';

/** Where the panel is on its page. */
export const CHECKS_ID = 'checks';

type ChecksPanelProps = {
  readonly checks: ShownChecksFragment | null;
  /** The link to the line of a finding. */
  readonly place: (finding: ShownFinding) => ReactNode;
  /** A button for the checks, such as checking again. */
  readonly action?: ReactNode;
};

/** The findings of a version. It never says that a text is safe. */
export function ChecksPanel({ checks, place, action }: ChecksPanelProps) {
  const { t } = useTranslation('findings');
  const findings = checks?.findings ?? [];
  const added = findings.filter(({ isNew }) => isNew).length;
  return (
    <section className={styles.panel} id={CHECKS_ID} aria-labelledby={`${CHECKS_ID}-title`}>
      <header>
        <h2 id={`${CHECKS_ID}-title`}>{t('title')}</h2>
        <ChecksStatus checks={checks} />
        {added > 0 && (
          <span className={cn(badgeStyles.badge, badgeStyles.warning)}>
            {t('new_count', { count: added, shown: formatCount(added) })}
          </span>
        )}
        {action}
      </header>
      {findings.length > 0 && <FindingList findings={findings} place={place} />}
      <Foot checks={checks} />
    </section>
  );
}

/** The outcome in a few words, with an icon. */
export function ChecksStatus({ checks }: { readonly checks: ShownChecksFragment | null }) {
  const { t } = useTranslation('findings');
  if (!checks)
    return (
      <span className={cn(styles.severity, typography.muted)}>
        <Icon of={CircleDashed} className={cn(icons.icon, icons.small)} />
        {t('unchecked')}
      </span>
    );
  if (checks.status === 'PASSED')
    return (
      <span className={cn(styles.severity, styles.plain)}>
        <Icon of={ScanSearch} className={cn(icons.icon, icons.small)} />
        {t('none')}
      </span>
    );
  const isBlocked = checks.status === 'BLOCKED';
  return (
    <span className={cn(styles.severity, isBlocked ? styles.bad : styles.warn)}>
      <Icon of={isBlocked ? CircleX : TriangleAlert} className={cn(icons.icon, icons.small)} />
      <FindingCounts findings={checks.findings} />
    </span>
  );
}

/** What the checks can and cannot prove, and which version of them ran when. */
function Foot({ checks }: Pick<ChecksPanelProps, 'checks'>) {
  const { t } = useTranslation('findings');
  const locale = useLocale();
  const timeZone = useTimeZone();
  if (!checks) return <p className={styles.foot}>{t('unchecked_help')}</p>;
  const { status, accepted, checkedAt, engineVersion } = checks;
  return (
    <p className={styles.foot}>
      <span>
        {accepted && `${t('accepted')} `}
        {status === 'PASSED' ? t('foot_none') : t('foot')}
      </span>
      <span className={cn(typography.muted, typography.figures)}>
        {t('when', { date: formatDate(checkedAt, locale, timeZone), version: engineVersion })}
      </span>
    </p>
  );
}
