import { useTranslation } from '#app/i18n/use-translation';
import { Changelog } from '#app/components/content/changelog';
import { RuleName } from '#app/components/rules/rule-name';
import { Link } from '#app/components/ui/link';
import { RelativeTime } from '#app/components/ui/relative-time';
import { RowIcon } from '#app/components/ui/row-icon';
import { useLocale } from '#app/i18n/use-locale';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useNow } from '#app/session/site-state';
import { Colophon } from './colophon';
import { ContextCostPanel } from './costs/costs-panels';
import { LossesPanel } from './costs/costs-panels';
import type { RuleTextState } from './load-rule-text.server';
import { RuleOutline } from './rule-outline';
import timelineStyles from '#app/components/rules/timeline.module.css';
import { icons, tagStyles, typography } from '#app/components/ui/styles';
import styles from './rule-aside.module.css';

/** Where the table of contents on narrow screens leads after the text. */
export const ASIDE_ID = 'about';

type RuleAsideProps = { readonly state: RuleTextState };

/** The sidebar of a rule's page: outline, metadata, related rules. */
export function RuleAside({ state: { rule, version, rendered, raw } }: RuleAsideProps) {
  const { t } = useTranslation('rules');
  return (
    <aside className={styles.aside} id={ASIDE_ID} aria-label={t('detail.about')}>
      <Colophon rule={rule} version={version} />
      {rule.tags.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('detail.tags')}</h2>
          <div className={tagStyles.tags}>
            {rule.tags.map((tag) => (
              <Link key={tag} className={tagStyles.tag} to={paths.rules({ tag })}>
                {tag}
              </Link>
            ))}
          </div>
        </section>
      )}
      {version.contextCost && <ContextCostPanel cost={version.contextCost} headingClass={styles.heading} />}
      {version.losses && (
        <LossesPanel losses={version.losses} headingClass={styles.heading} moreClass={styles.more} />
      )}
      <RecentVersions rule={rule} />
      {rule.related.length > 0 && <RelatedRules rules={rule.related} />}
      {!raw && rendered.outline.length > 1 && <RuleOutline entries={rendered.outline} />}
    </aside>
  );
}

function RecentVersions({ rule }: Pick<RuleTextState, 'rule'>) {
  const { t } = useTranslation('rules');
  const locale = useLocale();
  const now = useNow();
  const { owner, name } = rule;
  return (
    <section>
      <h2 className={styles.heading}>
        {t('detail.versions')}
        <Link className={styles.more} to={paths.ruleVersions(owner.name, name)}>
          {t('detail.see_all')}
        </Link>
      </h2>
      <ol className={timelineStyles.timeline}>
        {rule.recent.nodes.map((entry, position) => (
          <li
            key={entry.version}
            className={cn(
              position === 0 && timelineStyles.current,
              entry.version.endsWith('.0.0') && entry.version !== '1.0.0' && timelineStyles.major,
            )}
          >
            <div className={timelineStyles.head}>
              <Link
                className={timelineStyles.version}
                to={paths.ruleVersion(owner.name, name, entry.version)}
              >
                {entry.version}
              </Link>
              <span className={timelineStyles.author}>
                <RelativeTime time={entry.createdAt} now={now} locale={locale} />
                {entry.createdBy && t('versions.by', { username: entry.createdBy.username })}
              </span>
            </div>
            {entry.changelog && (
              <p className={styles.clamped}>
                <Changelog text={entry.changelog} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function RelatedRules({ rules }: { readonly rules: RuleTextState['rule']['related'] }) {
  const { t } = useTranslation('rules');
  return (
    <section>
      <h2 className={styles.heading}>{t('detail.related')}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id}>
            <Link className={styles.related} to={paths.rule(rule.owner.name, rule.name)}>
              <RuleName owner={rule.owner.name} name={rule.name} plain />
              <span className={cn(styles.relatedFigures, typography.figures)}>
                <span>
                  <RowIcon name="star" className={icons.small} />
                  <span className={typography.visuallyHidden}>{t('list.column_stars')} </span>
                  {formatCount(rule.stars)}
                </span>
                <span>
                  <RowIcon name="eye" className={icons.small} />
                  <span className={typography.visuallyHidden}>{t('list.views')} </span>
                  {formatCount(rule.views)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
