import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import type { RuleRowMatchFragment } from '#app/graphql/generated/graphql';
import { paths } from '#app/lib/paths';
import { MarkedText } from './marked-text';
import styles from './match-line.module.css';

type MatchLineProps = {
  readonly owner: string;
  readonly name: string;
  readonly excerpt: NonNullable<RuleRowMatchFragment['excerpt']>;
};

/** The line of a rule's text that matches a search, with its number as a link to it. */
export function MatchLine({ owner, name, excerpt }: MatchLineProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.matchLine}>
      <Link
        to={paths.ruleLine(owner, name, excerpt.line)}
        aria-label={t('rule_row.line_of', { line: excerpt.line, name })}
      >
        {t('rule_row.line', { line: excerpt.line })}
      </Link>
      <span>
        <MarkedText segments={excerpt.segments} />
      </span>
    </p>
  );
}
