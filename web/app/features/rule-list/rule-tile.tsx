import { useTranslation } from '#app/i18n/use-translation';
import { ChecksMark } from '#app/components/checks/checks-mark';
import { TypeBadge, VisibilityBadge, WiderBadge } from '#app/components/rules/rule-badges';
import { MarkedText } from '#app/components/rules/marked-text';
import { TagList } from '#app/components/rules/rule-row';
import { StarButton } from '#app/components/rules/star-button';
import { Link } from '#app/components/ui/link';
import { RelativeTime } from '#app/components/ui/relative-time';
import { RowIcon } from '#app/components/ui/row-icon';
import type { RuleRowFragment, RuleRowMatchFragment, RuleTileFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useNow } from '#app/session/site-state';
import { cn } from '#app/lib/cn';
import { icons, layoutStyles, typography } from '#app/components/ui/styles';
import styles from './rule-tile.module.css';

type RuleTileProps = {
  readonly rule: RuleRowFragment & RuleTileFragment;
  /** What a search matched. */
  readonly match?: RuleRowMatchFragment | null | undefined;
};

/** A rule in the grid, with the first lines of its text. */
export function RuleTile({ rule, match }: RuleTileProps) {
  const { t } = useTranslation('rules');
  return (
    <li className={styles.tile}>
      <div className={styles.kind}>
        <TypeBadge type={rule.type} />
        {rule.visibility !== 'PUBLIC' && <VisibilityBadge visibility={rule.visibility} />}
        <ChecksMark status={rule.checkStatus} />
        {rule.asksForMore && <WiderBadge />}
        <span className={cn(typography.mono, layoutStyles.pushed, styles.version)}>{rule.version}</span>
      </div>
      <Link className={styles.link} data-rule-link to={paths.rule(rule.owner.name, rule.name)}>
        <span className={styles.owner}>@{rule.owner.name}/</span>
        <span className={styles.name}>{match ? <MarkedText segments={match.name} /> : rule.name}</span>
      </Link>
      <p className={styles.description}>
        {match ? <MarkedText segments={match.description} /> : rule.description}
      </p>
      <pre aria-hidden="true">{rule.excerpt}</pre>
      <TagList className={styles.tags} tags={rule.tags} />
      <div className={styles.foot}>
        <StarButton rule={rule} look="quiet" />
        <span className={cn(styles.views, typography.figures)}>
          <RowIcon name="eye" className={icons.small} />
          <span className={typography.visuallyHidden}>{t('list.views')} </span>
          {formatCount(rule.views)}
        </span>
        <UpdatedTime time={rule.updatedAt} />
      </div>
    </li>
  );
}

function UpdatedTime({ time }: { readonly time: number }) {
  const locale = useLocale();
  const now = useNow();
  return (
    <span className={layoutStyles.pushed}>
      <RelativeTime time={time} now={now} locale={locale} />
    </span>
  );
}
