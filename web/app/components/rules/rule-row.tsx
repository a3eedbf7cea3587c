import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { ChecksMark } from '#app/components/checks/checks-mark';
import { Link } from '#app/components/ui/link';
import { RelativeTime } from '#app/components/ui/relative-time';
import { RowIcon } from '#app/components/ui/row-icon';
import type { RuleRowFragment, RuleRowMatchFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useNow } from '#app/session/site-state';
import { TypeBadge, VisibilityBadge, WiderBadge } from './rule-badges';
import { MarkedText } from './marked-text';
import { MatchLine } from './match-line';
import { RuleName } from './rule-name';
import { cn } from '#app/lib/cn';
import ledgerStyles from './ledger.module.css';
import { icons, tagStyles, typography } from '#app/components/ui/styles';

/** Tags shown in a row; the others are counted. */
const TAGS_SHOWN = 3;

type RuleRowProps = {
  readonly rule: RuleRowFragment;
  /** Position in the whole list, counted from 1. */
  readonly position: number;
  /** Replaces the plain number of stars, for instance with a button. */
  readonly star?: ReactNode;
  /** What a search matched. */
  readonly match?: RuleRowMatchFragment | null;
};

/** One line of the ledger. The name is the link, not the row. */
export function RuleRow({ rule, position, star, match }: RuleRowProps) {
  return (
    <li className={ledgerStyles.row}>
      <span className={cn(ledgerStyles.position, typography.figures)} aria-hidden="true">
        {position}
      </span>
      <div className={ledgerStyles.main}>
        <div className={ledgerStyles.title}>
          <RuleName owner={rule.owner.name} name={rule.name} marked={match?.name} />
          <TypeBadge type={rule.type} />
          {rule.visibility !== 'PUBLIC' && <VisibilityBadge visibility={rule.visibility} />}
          <ChecksMark status={rule.checkStatus} />
          {rule.asksForMore && <WiderBadge />}
        </div>
        <p className={ledgerStyles.description}>
          {match ? <MarkedText segments={match.description} /> : rule.description}
        </p>
        <TagList className={ledgerStyles.tags} tags={rule.tags} />
        {match?.excerpt && <MatchLine owner={rule.owner.name} name={rule.name} excerpt={match.excerpt} />}
      </div>
      <RowNumbers rule={rule} star={star} />
    </li>
  );
}

type TagListProps = { readonly tags: readonly string[]; readonly className?: string };

/** The first tags of a rule, each linked to the rules with that tag. */
export function TagList({ tags, className }: TagListProps) {
  const hidden = tags.slice(TAGS_SHOWN);
  return (
    <div className={cn(tagStyles.tags, className)}>
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Link key={tag} className={tagStyles.tag} to={paths.rules({ tag })}>
          {tag}
        </Link>
      ))}
      {hidden.length > 0 && (
        <span className={tagStyles.tag} title={hidden.join(', ')}>
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
    <div className={ledgerStyles.figures}>
      <span className={cn(ledgerStyles.figure, ledgerStyles.version)}>
        <span className={typography.visuallyHidden}>{t('rule_row.version')} </span>
        {rule.version}
      </span>
      <span className={cn(ledgerStyles.figure, typography.figures)}>{star ?? <StarCount rule={rule} />}</span>
      <span className={cn(ledgerStyles.figure, typography.figures)}>
        <RowIcon name="download" className={cn(icons.small, ledgerStyles.figureIcon)} />
        <span className={typography.visuallyHidden}>{t('rule_row.downloads')} </span>
        {formatCount(rule.downloads)}
      </span>
      <span className={cn(ledgerStyles.figure, typography.muted)}>
        <span className={typography.visuallyHidden}>{t('rule_row.updated')} </span>
        <RelativeTime time={rule.updatedAt} now={now} locale={locale} />
      </span>
    </div>
  );
}

function StarCount({ rule }: Pick<RuleRowProps, 'rule'>) {
  const { t } = useTranslation();
  return (
    <span className={ledgerStyles.starCount} data-starred={rule.viewerHasStarred || undefined}>
      <RowIcon name="star" className={icons.small} />
      <span className={typography.visuallyHidden}>{t('rule_row.stars')} </span>
      {formatCount(rule.stars)}
    </span>
  );
}
