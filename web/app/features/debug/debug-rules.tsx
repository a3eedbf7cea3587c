import { useTranslation } from '#app/i18n/use-translation';
import { VisibilityBadge } from '#app/components/rules/rule-badges';
import type { DebugRulesQuery } from '#app/graphql/generated/graphql';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useViewer } from '#app/session/site-state';
import { Link } from '#app/components/ui/link';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './checks.module.css';

/** What this reader can see, for checking an installation. */
export function DebugRules({ seen, public: everyones }: DebugRulesQuery) {
  const { t } = useTranslation('checks');
  const viewer = useViewer();
  return (
    <div className={layoutStyles.page}>
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('rules.title')}</h1>
          <p>{t('rules.lead')}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>{t('rules.viewer')}</dt>
        <dd>{viewer ? `@${viewer.username}` : t('rules.nobody')}</dd>
        <dt>{t('rules.seen')}</dt>
        <dd data-check="seen">{formatCount(seen.totalCount)}</dd>
        <dt>{t('rules.public')}</dt>
        <dd data-check="public">{formatCount(everyones.totalCount)}</dd>
      </dl>
      {seen.nodes.length === 0 ? (
        <p>{t('rules.none')}</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('rules.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('rules.name')}</th>
                <th scope="col">{t('rules.version')}</th>
                <th scope="col">{t('rules.visibility')}</th>
                <th scope="col">{t('rules.id')}</th>
              </tr>
            </thead>
            <tbody>
              {seen.nodes.map(({ id, name, version, visibility, owner }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={paths.rule(owner.name, name)}>{`@${owner.name}/${name}`}</Link>
                  </th>
                  <td className={typography.mono}>{version}</td>
                  <td>
                    <VisibilityBadge visibility={visibility} />
                  </td>
                  <td className={typography.mono}>{id}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
