import { useTranslation } from '#app/i18n/use-translation';
import { LiveStars } from '#app/components/rules/live-stars';
import { RelativeTime } from '#app/components/ui/relative-time';
import { RowIcon } from '#app/components/ui/row-icon';
import type { RuleIndexEntryFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { paths } from '#app/lib/paths';
import { useNow } from '#app/session/site-state';
import { RuleIndex } from './rule-index';
import { cn } from '#app/lib/cn';
import { icons, typography } from '#app/components/ui/styles';
import styles from './rule-lists.module.css';

type RuleListsProps = {
  readonly popular: readonly RuleIndexEntryFragment[];
  readonly recent: readonly RuleIndexEntryFragment[];
};

/** The most starred rules and the latest versions. */
export function RuleLists({ popular, recent }: RuleListsProps) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const now = useNow();
  if (popular.length === 0 && recent.length === 0) return null;
  return (
    <div className={styles.columns}>
      <RuleIndex
        title={t('popular')}
        rules={popular}
        more={paths.rules({ sort: 'stars' })}
        renderMeta={(rule) => (
          <>
            <RowIcon name="star" className={icons.small} />
            <span className={typography.visuallyHidden}>{t('stars')} </span>
            <LiveStars ruleId={rule.id} stars={rule.stars} />
          </>
        )}
      />
      <RuleIndex
        title={t('recent')}
        rules={recent}
        more={paths.rules({ sort: 'updated' })}
        renderMeta={(rule) => (
          <>
            <span className={typography.mono}>{rule.version}</span>
            <span className={cn(styles.age, typography.muted)}>
              <RelativeTime time={rule.updatedAt} now={now} locale={locale} />
            </span>
          </>
        )}
      />
    </div>
  );
}
