import { CircleHelp, CircleX, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon';
import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import type { Translate } from '#app/i18n/texts';
import type { FindingCategory, FindingSeverity, ShownChecksFragment } from '#app/graphql/generated/graphql';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { badgeStyles, icons, typography } from '#app/components/ui/styles';
import styles from './checks-panel.module.css';

export type ShownFinding = ShownChecksFragment['findings'][number];

/** The version of a rule that findings belong to. */
export type FindingsOf = { readonly owner: string; readonly name: string; readonly version: string };

/** Findings that are shown before the others are unfolded. */
const FIRST = 6;

const SEVERITIES = {
  REFUSE: { icon: CircleX, tone: styles.bad, word: (t: Translate) => t('findings:severity.refuse') },
  ASK: { icon: CircleHelp, tone: styles.warn, word: (t: Translate) => t('findings:severity.ask') },
  NOTE: { icon: TriangleAlert, tone: styles.warn, word: (t: Translate) => t('findings:severity.note') },
} as const;

const CATEGORIES: Readonly<Record<FindingCategory, (t: Translate) => string>> = {
  HIDDEN: (t) => t('findings:category.hidden'),
  SECRET: (t) => t('findings:category.secret'),
  EXEC: (t) => t('findings:category.exec'),
  INJECTION: (t) => t('findings:category.injection'),
  EXFIL: (t) => t('findings:category.exfil'),
  OBFUSCATION: (t) => t('findings:category.obfuscation'),
};

/** The name of a category. */
export function findingCategoryWord(category: FindingCategory, t: Translate): string {
  return CATEGORIES[category](t);
}

type FindingListProps = {
  /** The link to the line of a finding. */
  readonly place: (finding: ShownFinding) => ReactNode;
  readonly findings: readonly ShownFinding[];
  /** Whether all findings of the list are new, so that no row needs to say so. */
  readonly allNew?: boolean;
};

/** Findings with their lines. Long lists are folded. */
export function FindingList({ place, findings, allNew = false }: FindingListProps) {
  const { t } = useTranslation('findings');
  const rest = findings.length - FIRST;
  const entries = (some: readonly ShownFinding[]) => (
    <ul>
      {some.map((finding) => (
        <Entry
          key={`${finding.line}:${finding.column}:${finding.message}`}
          place={place(finding)}
          finding={finding}
          isMarked={!allNew && finding.isNew === true}
        />
      ))}
    </ul>
  );
  return (
    <>
      {entries(findings.slice(0, FIRST))}
      {rest > 0 && (
        <details className={styles.rest}>
          <summary>{t('more', { count: rest, shown: formatCount(rest) })}</summary>
          {entries(findings.slice(FIRST))}
        </details>
      )}
    </>
  );
}

type EntryProps = {
  readonly place: ReactNode;
  readonly finding: ShownFinding;
  readonly isMarked: boolean;
};

function Entry({ place, finding, isMarked }: EntryProps) {
  const { t } = useTranslation('findings');
  const { category, message, advice, excerpt, more } = finding;
  return (
    <li>
      <SeverityWord severity={finding.severity} />
      {place}
      <div className={styles.body}>
        <strong>{message}</strong>
        <span className={styles.category}>{CATEGORIES[category](t)}</span>
        {isMarked && <span className={cn(badgeStyles.badge, badgeStyles.warning)}>{t('new')}</span>}
        <p>
          {excerpt !== '' && <code>{excerpt}</code>} {advice}
        </p>
        {more > 0 && <p>{t('unlisted', { count: more, shown: formatCount(more) })}</p>}
      </div>
    </li>
  );
}

/** A link to the line of a finding in the source of its version. */
export function FindingLink({ of, finding }: { readonly of: FindingsOf; readonly finding: ShownFinding }) {
  const { t } = useTranslation('findings');
  const { owner, name, version } = of;
  const { line, category } = finding;
  return (
    <Link
      className={styles.place}
      to={paths.ruleFinding(owner, name, { version, line, reveals: category === 'HIDDEN' })}
      aria-label={t('line_of', { line })}
    >
      {t('line', { line })}
    </Link>
  );
}

/** The severity of a finding, as a word with an icon. */
export function SeverityWord({ severity }: { readonly severity: FindingSeverity }) {
  const { t } = useTranslation('findings');
  const { icon, tone, word } = SEVERITIES[severity];
  return (
    <span className={cn(styles.severity, tone)}>
      <Icon of={icon} className={cn(icons.icon, icons.small)} />
      {word(t)}
    </span>
  );
}

/** Numbers of findings by their severity: `1 refused · 2 notes`. */
export function FindingCounts({ findings }: { readonly findings: readonly ShownFinding[] }) {
  const { t } = useTranslation('findings');
  const countOf = (severity: FindingSeverity) => {
    const count = findings
      .filter((finding) => finding.severity === severity)
      .reduce((sum, { more }) => sum + 1 + more, 0);
    return { count, shown: formatCount(count) };
  };
  const [refused, asked, noted] = [countOf('REFUSE'), countOf('ASK'), countOf('NOTE')];
  const parts = [
    refused.count > 0 && t('count_refuse', refused),
    asked.count > 0 && t('count_ask', asked),
    noted.count > 0 && t('count_note', noted),
  ].filter((part) => part !== false);
  return <span className={typography.figures}>{parts.join(t('separator'))}</span>;
}
