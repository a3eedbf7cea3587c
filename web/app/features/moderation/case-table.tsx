import { EyeOff } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { Link } from '#app/components/ui/link';
import { RelativeTime } from '#app/components/ui/relative-time';
import type { CaseLineFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { operatorPaths } from '#app/lib/operator-paths';
import { useTranslation } from '#app/i18n/use-translation';
import { useNow } from '#app/session/site-state';
import { DownloadsBadge } from './downloads-badge';
import { StateBadge } from './state-badge';
import { useReasonWords } from './words';
import ruleNameStyles from '#app/components/rules/rule-name.module.css';
import { badgeStyles, icons, typography } from '#app/components/ui/styles';
import tables from '#app/components/ui/table.module.css';
import styles from './queue.module.css';

/** Reported rules, one line each; labelled lines on small screens. */
export function CaseTable({ cases }: { readonly cases: readonly CaseLineFragment[] }) {
  const { t } = useTranslation('moderation');
  return (
    <table className={cn(tables.table, tables.labelled, styles.cases)}>
      <thead>
        <tr>
          <th scope="col">{t('queue.target')}</th>
          <th scope="col">{t('queue.reason')}</th>
          <th scope="col">{t('queue.reports')}</th>
          <th scope="col">{t('queue.arrived')}</th>
          <th scope="col">{t('queue.state')}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map((line) => (
          <CaseRow key={line.ruleId} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function CaseRow({ line }: { readonly line: CaseLineFragment }) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const now = useNow();
  const reasons = useReasonWords();
  const { rule, reason, description, reporters, state, version } = line;
  return (
    <tr>
      <td>
        <Link className={ruleNameStyles.ruleName} to={operatorPaths.moderationCase(line.ruleId)}>
          <span className={ruleNameStyles.owner}>@{rule.owner}</span>
          <span className={ruleNameStyles.slash}>/</span>
          <wbr />
          <span className={ruleNameStyles.name}>{rule.name}</span>
        </Link>{' '}
        {version && <span className={cn(typography.mono, typography.muted)}>{version}</span>}{' '}
        {rule.downloads > 0 && <DownloadsBadge count={rule.downloads} />}
        {rule.hidden && (
          <span className={cn(badgeStyles.badge, badgeStyles.bad)}>
            <Icon of={EyeOff} className={icons.icon} />
            {t('hidden')}
          </span>
        )}
      </td>
      <td data-label={t('queue.reason')}>
        <span className={styles.reason}>
          <b>{reason ? reasons[reason] : t('queue.no_reports')}</b>
          {description && <small>{description}</small>}
        </span>
      </td>
      <td className={typography.figures} data-label={t('queue.reports')}>
        {t('queue.people', { count: reporters, number: formatCount(reporters) })}
      </td>
      <td className={cn(typography.figures, typography.muted)} data-label={t('queue.arrived')}>
        <RelativeTime time={line.reportedAt ?? line.openedAt} now={now} locale={locale} />
      </td>
      <td>
        <StateBadge state={state} />
      </td>
    </tr>
  );
}
