import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { RuleName } from '#app/components/rules/rule-name';
import type { RuleIndexEntryFragment } from '#app/graphql/generated/graphql';
import { paths } from '#app/lib/paths';
import { cn } from '#app/lib/cn';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';
import styles from './rule-index.module.css';

type RuleIndexProps = {
  readonly title: string;
  readonly rules: readonly RuleIndexEntryFragment[];
  /** Address of the full list. */
  readonly more: string;
  /** Right side of an entry: its stars, or its version and age. */
  readonly renderMeta: (rule: RuleIndexEntryFragment) => ReactNode;
};

/** Rules listed like a table of contents. Renders nothing when there are none. */
export function RuleIndex({ title, rules, more, renderMeta }: RuleIndexProps) {
  const { t } = useTranslation('home');
  if (rules.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Link className={styles.more} to={more}>
          {t('see_all')}
          <span className={typography.visuallyHidden}> {title}</span>
        </Link>
      </div>
      <ol className={styles.index}>
        {rules.map((rule, position) => (
          <li key={rule.id}>
            <Link className={styles.entry} to={paths.rule(rule.owner.name, rule.name)} prefetch="intent">
              <span className={cn(styles.position, typography.figures)} aria-hidden="true">
                {position + 1}
              </span>
              <RuleName owner={rule.owner.name} name={rule.name} plain />
              <span className={styles.meta}>{renderMeta(rule)}</span>
              {rule.description && <span className={styles.description}>{rule.description}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
