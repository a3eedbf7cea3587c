import { findingCategoryWord } from '#app/components/checks/finding-list';
import { EmptyState } from '#app/components/feedback/empty-state';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatCount, formatDate } from '#app/lib/format';
import { Facts, Moment } from './facts';
import type { FindingsState } from './findings.server';
import { Frame } from './frame';
import tables from '#app/components/ui/table.module.css';
import { typography } from '#app/components/ui/styles';
import styles from './administration.module.css';

type Code = FindingsState['statistics']['codes'][number];

/** Findings and refusals over all rules, for administrators. */
export function FindingsPage({ state: { title, statistics } }: { readonly state: FindingsState }) {
  const { t } = useTranslation('administration');
  const { countedAt, checkedRules, rulesWithFindings, acceptedRules, codes, weeks } = statistics;
  return (
    <Frame section="findings" title={title}>
      <Facts
        facts={[
          [t('findings.checked'), formatCount(checkedRules)],
          [t('findings.with_findings'), formatCount(rulesWithFindings)],
          [t('findings.accepted_rules'), formatCount(acceptedRules)],
          [t('findings.counted'), <Moment key="at" time={countedAt} />],
        ]}
      />
      <h2 className={cn(typography.heading, styles.section)}>{t('findings.by_code')}</h2>
      <p className={typography.muted}>{t('findings.help')}</p>
      {codes.length === 0 ? (
        <EmptyState title={t('findings.none')} help={t('findings.none_help')} />
      ) : (
        <CodeTable codes={codes} />
      )}
      {weeks.length > 0 && codes.length > 0 && (
        <>
          <h2 className={cn(typography.heading, styles.section)}>{t('findings.by_week')}</h2>
          <WeekTable codes={codes} weeks={weeks} />
        </>
      )}
    </Frame>
  );
}

function CodeTable({ codes }: { readonly codes: readonly Code[] }) {
  const { t } = useTranslation(['administration', 'findings']);
  const columns = [
    { label: t('administration:findings.rules'), of: (code: Code) => code.rules },
    { label: t('administration:findings.places'), of: (code: Code) => code.findings },
    { label: t('administration:findings.accepted'), of: (code: Code) => code.accepted },
    { label: t('administration:findings.refused'), of: (code: Code) => code.refused },
    { label: t('administration:findings.asked'), of: (code: Code) => code.asked },
  ];
  return (
    <table className={cn(tables.table, tables.labelled, styles.rows)}>
      <thead>
        <tr>
          <th scope="col">{t('administration:findings.code')}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code.code}>
            <td>
              <span className={typography.mono}>{code.code}</span>
              <small className={typography.muted}>{findingCategoryWord(code.category, t)}</small>
            </td>
            {columns.map(({ label, of }) => (
              <td key={label} data-label={label} className={typography.figures}>
                {formatCount(of(code))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WeekTableProps = { readonly codes: readonly Code[]; readonly weeks: readonly number[] };

/** A row for each week, the newest first; weeks are in UTC. */
function WeekTable({ codes, weeks }: WeekTableProps) {
  const { t } = useTranslation('administration');
  const locale = useLocale();
  const columns = [
    { label: t('findings.new_versions'), of: ({ newByWeek }: Code) => newByWeek },
    { label: t('findings.kept_texts'), of: ({ keptByWeek }: Code) => keptByWeek },
  ];
  return (
    <table className={cn(tables.table, tables.labelled, styles.rows)}>
      <thead>
        <tr>
          <th scope="col">{t('findings.week')}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks
          .map((week, index) => (
            <tr key={week}>
              <td className={typography.figures}>{formatDate(week, locale, 'UTC')}</td>
              {columns.map(({ label, of }) => (
                <td key={label} data-label={label}>
                  <WeekCounts codes={codes} countOf={(code) => of(code)[index] ?? 0} />
                </td>
              ))}
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  );
}

type WeekCountsProps = { readonly codes: readonly Code[]; readonly countOf: (code: Code) => number };

/** The codes of a week with their numbers, the most frequent first. */
function WeekCounts({ codes, countOf }: WeekCountsProps) {
  const { t } = useTranslation('administration');
  const counted = codes
    .map((code) => ({ code: code.code, count: countOf(code) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  if (counted.length === 0) return t('findings.nothing');
  return (
    <div>
      {counted.map(({ code, count }) => (
        <span key={code} className={styles.pair}>
          <span className={typography.mono}>{code}</span> {formatCount(count)}
        </span>
      ))}
    </div>
  );
}
