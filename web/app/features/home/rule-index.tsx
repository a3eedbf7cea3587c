import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { RuleName } from '#app/components/rules/rule-name';
import type { RuleIndexEntryFragment } from '#app/graphql/generated/graphql';
import { paths } from '#app/lib/paths';

type RuleIndexProps = {
  readonly title: string;
  readonly rules: readonly RuleIndexEntryFragment[];
  /** Where all of them are. */
  readonly more: string;
  /** Right side of an entry: its stars, its version and age. */
  readonly renderMeta: (rule: RuleIndexEntryFragment) => ReactNode;
};

/** A table of contents of rules. Left out when there are none. */
export function RuleIndex({ title, rules, more, renderMeta }: RuleIndexProps) {
  const { t } = useTranslation('home');
  if (rules.length === 0) return null;
  return (
    <section className="sec">
      <div className="sec-head">
        <h2>{title}</h2>
        <Link className="more" to={more}>
          {t('see_all')}
          <span className="sr"> {title}</span>
        </Link>
      </div>
      <ol className="toc">
        {rules.map((rule, position) => (
          <li key={rule.id}>
            <Link className="toc-i" to={paths.rule(rule.owner.name, rule.name)} prefetch="intent">
              <span className="ix num" aria-hidden="true">
                {position + 1}
              </span>
              <RuleName owner={rule.owner.name} name={rule.name} plain />
              <span className="m">{renderMeta(rule)}</span>
              {rule.description && <span className="d">{rule.description}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
