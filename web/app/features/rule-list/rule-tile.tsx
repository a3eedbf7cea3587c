import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/use-translation';
import { TypeBadge, VisibilityBadge } from '#app/components/rules/rule-badges';
import { TagList } from '#app/components/rules/rule-row';
import { StarButton } from '#app/components/rules/star-button';
import { RelativeTime } from '#app/components/ui/relative-time';
import { RowIcon } from '#app/components/ui/row-icon';
import type { RuleRowFragment, RuleTileFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useNow } from '#app/session/site-state';

/** A rule as a cell of the grid, with the first lines of its text. */
export function RuleTile({ rule }: { readonly rule: RuleRowFragment & RuleTileFragment }) {
  const { t } = useTranslation('rules');
  return (
    <li className="tile">
      <div className="k">
        <TypeBadge type={rule.type} />
        {rule.visibility !== 'PUBLIC' && <VisibilityBadge visibility={rule.visibility} />}
        <span className="mono push">{rule.version}</span>
      </div>
      <Link className="tile-a" to={paths.rule(rule.owner.name, rule.name)}>
        <span className="o">@{rule.owner.name}/</span>
        <span className="n">{rule.name}</span>
      </Link>
      <p className="desc">{rule.description}</p>
      <pre aria-hidden="true">{rule.excerpt}</pre>
      <TagList tags={rule.tags} />
      <div className="foot">
        <StarButton rule={rule} look="quiet" />
        <span className="foot-n num">
          <RowIcon name="eye" className="i-sm" />
          <span className="sr">{t('list.views')} </span>
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
    <span className="push">
      <RelativeTime time={time} now={now} locale={locale} />
    </span>
  );
}
