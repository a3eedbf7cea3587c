import { Link } from '#app/components/ui/link';
import { Avatar } from '#app/components/ui/avatar';
import { RelativeTime } from '#app/components/ui/relative-time';
import type { CaseReportFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useTranslation } from '#app/i18n/use-translation';
import { useNow } from '#app/session/site-state';
import { Section } from './section';
import { useReasonWords } from './words';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './case.module.css';

/** Reports shown before the others are unfolded. */
const SHOWN = 4;

/** Who reported a rule and why. */
export function CaseReports({ reports }: { readonly reports: readonly CaseReportFragment[] }) {
  const { t } = useTranslation('moderation');
  const rest = reports.slice(SHOWN);
  const aside = t('queue.people', { count: reports.length, number: formatCount(reports.length) });
  return (
    <Section id="case-reports" title={t('case.reports')} aside={aside}>
      {reports.length === 0 && <p className={styles.none}>{t('case.no_reports')}</p>}
      <ReportList reports={reports.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('case.other_reports', { count: rest.length })}</summary>
          <ReportList reports={rest} />
        </details>
      )}
    </Section>
  );
}

function ReportList({ reports }: { readonly reports: readonly CaseReportFragment[] }) {
  const locale = useLocale();
  const now = useNow();
  const reasons = useReasonWords();
  return (
    <ul className={styles.quotes}>
      {reports.map(({ id, reporter, reason, version, createdAt, description }) => (
        <li key={id}>
          <p className={styles.byline}>
            <Avatar name={reporter.username} />
            <Link className={typography.mono} to={paths.user(reporter.username)}>
              @{reporter.username}
            </Link>
            <span>{reasons[reason]}</span>
            <span className={cn(typography.mono, typography.muted)}>{version}</span>
            <span className={cn(layoutStyles.pushed, typography.muted)}>
              <RelativeTime time={createdAt} now={now} locale={locale} />
            </span>
          </p>
          {description && <p className={styles.words}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
