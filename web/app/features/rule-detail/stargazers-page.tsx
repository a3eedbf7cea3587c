import { Pagination } from '#app/components/feedback/pagination';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { ownerHref } from '#app/components/rules/rule-head';
import { Link } from '#app/components/ui/link';
import { Avatar } from '#app/components/ui/avatar';
import { paths } from '#app/lib/paths';
import { useTranslation } from '#app/i18n/use-translation';
import type { StargazersState } from './stargazers.server';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './stargazers-page.module.css';

/** The people who have starred a rule. */
export function StargazersPage({ state }: { readonly state: StargazersState }) {
  const { t } = useTranslation(['reading', 'rules']);
  const { rule, people, total, page, pageSize } = state;
  const [owner, name] = [rule.owner.name, rule.name];
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[
          { label: t('rules:list.title'), to: paths.rules() },
          { label: `@${owner}`, to: ownerHref(rule.owner) },
          { label: name, to: paths.rule(owner, name) },
          { label: t('reading:stars.title') },
        ]}
      />
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('reading:stars.title')}</h1>
          <p className={typography.mono}>{rule.path}</p>
        </div>
      </div>
      {people.length === 0 ? (
        <p className={styles.none}>{t('reading:stars.none')}</p>
      ) : (
        <ul className={styles.people}>
          {people.map(({ username, displayName, avatarUrl }) => (
            <li key={username}>
              <Link to={paths.user(username)}>
                <Avatar name={displayName ?? username} src={avatarUrl} />
                <span>
                  <span className={typography.mono}>@{username}</span>
                  {displayName && <small className={typography.muted}>{displayName}</small>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {total > 0 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          toPage={(next) => paths.ruleStars(owner, name, next)}
        />
      )}
    </div>
  );
}
