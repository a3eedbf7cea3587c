import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { RelativeTime } from '#app/components/ui/relative-time';
import { RowIcon } from '#app/components/ui/row-icon';
import type { RuleRowFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useNow } from '#app/session/site-state';
import { TypeBadge, VisibilityBadge } from './rule-badges';
import { RuleName } from './rule-name';

/** Tags a row shows; the rest is counted. */
const TAGS_SHOWN = 3;

type RuleRowProps = {
  readonly rule: RuleRowFragment;
  /** Place in the whole list, counted from 1. */
  readonly position: number;
  /** Replaces the plain number of stars, for instance with a button. */
  readonly star?: ReactNode;
};

/** One line of the ledger. The name is the link, not the row. */
export function RuleRow({ rule, position, star }: RuleRowProps) {
  return (
    <li className="row">
      <span className="ix num" aria-hidden="true">
        {position}
      </span>
      <div className="main">
        <div className="top">
          <RuleName owner={rule.owner.name} name={rule.name} />
          <TypeBadge type={rule.type} />
          {rule.visibility !== 'PUBLIC' && <VisibilityBadge visibility={rule.visibility} />}
        </div>
        <p className="desc">{rule.description}</p>
        <TagList tags={rule.tags} />
      </div>
      <RowNumbers rule={rule} star={star} />
    </li>
  );
}

/** The first tags of a rule, each a link to the rules that share it. */
export function TagList({ tags }: { readonly tags: readonly string[] }) {
  const hidden = tags.slice(TAGS_SHOWN);
  return (
    <div className="tags">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Link key={tag} className="tag" to={paths.rules({ tag })}>
          {tag}
        </Link>
      ))}
      {hidden.length > 0 && (
        <span className="tag" title={hidden.join(', ')}>
          +{hidden.length}
        </span>
      )}
    </div>
  );
}

function RowNumbers({ rule, star }: Pick<RuleRowProps, 'rule' | 'star'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  return (
    <div className="meta">
      <span className="r ver">
        <span className="sr">{t('rule_row.version')} </span>
        {rule.version}
      </span>
      <span className="r num">{star ?? <StarCount rule={rule} />}</span>
      <span className="r num">
        <RowIcon name="eye" className="i-sm i-meta" />
        <span className="sr">{t('rule_row.views')} </span>
        {formatCount(rule.views)}
      </span>
      <span className="r muted">
        <span className="sr">{t('rule_row.updated')} </span>
        <RelativeTime time={rule.updatedAt} now={now} locale={locale} />
      </span>
    </div>
  );
}

function StarCount({ rule }: Pick<RuleRowProps, 'rule'>) {
  const { t } = useTranslation();
  return (
    <span className="star-n" data-starred={rule.viewerHasStarred || undefined}>
      <RowIcon name="star" className="i-sm" />
      <span className="sr">{t('rule_row.stars')} </span>
      {formatCount(rule.stars)}
    </span>
  );
}
