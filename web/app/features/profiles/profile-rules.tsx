import { useTranslation } from '#app/i18n/use-translation';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Pagination } from '#app/components/feedback/pagination';
import { Ledger } from '#app/components/rules/ledger';
import { RuleRow } from '#app/components/rules/rule-row';
import { ButtonLink } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { useViewer } from '#app/session/site-state';
import { ProfileFilters } from './profile-filters';
import type { ProfileState } from './profile-state';
import type { UserPageContent } from './user-page.server';

/** One list of a user page with its filters: public rules, or starred ones. */
export function ProfileRules({ user, rules, state, pageSize }: UserPageContent) {
  const total = state.tab === 'stars' ? user.stars.totalCount : user.stats.publicRulesCount;
  if (total === 0) return <NothingYet username={user.username} tab={state.tab} />;
  const first = (state.page - 1) * pageSize + 1;
  return (
    <>
      <ProfileFilters state={state} />
      {rules.totalCount === 0 ? (
        <NothingFound username={user.username} tab={state.tab} />
      ) : (
        <Ledger start={first}>
          {rules.nodes.map((rule, index) => (
            <RuleRow key={rule.id} rule={rule} position={first + index} />
          ))}
        </Ledger>
      )}
      <Pagination
        page={state.page}
        pageSize={pageSize}
        total={rules.totalCount}
        toPage={(page) => paths.user(user.username, queryOf({ ...state, page }))}
      />
    </>
  );
}

function queryOf({ tab, q, sort, page, ...rest }: ProfileState) {
  const type = 'type' in rest ? rest.type : null;
  return { tab: tab === 'stars' ? tab : null, q, type, sort, page };
}

type ListProps = { readonly username: string; readonly tab: ProfileState['tab'] };

/** Shown when the list is empty without any filter. Its owner is told how to begin. */
function NothingYet({ username, tab }: ListProps) {
  const { t } = useTranslation('profile');
  const isOwn = useViewer()?.username === username;
  if (tab === 'stars') {
    if (!isOwn) return <EmptyState title={t('no_stars.title')} help={t('no_stars.help')} />;
    const action = (
      <ButtonLink to={paths.rules()} variant="ink">
        {t('no_stars_own.action')}
      </ButtonLink>
    );
    return <EmptyState title={t('no_stars_own.title')} help={t('no_stars_own.help')} actions={action} />;
  }
  if (!isOwn) return <EmptyState title={t('empty.title')} help={t('empty.help')} />;
  const action = (
    <ButtonLink to={paths.ruleNew()} variant="primary">
      {t('empty_own.action')}
    </ButtonLink>
  );
  return <EmptyState title={t('empty_own.title')} help={t('empty_own.help')} actions={action} />;
}

function NothingFound({ username, tab }: ListProps) {
  const { t } = useTranslation('profile');
  const all = paths.user(username, { tab: tab === 'stars' ? tab : null });
  const action = <ButtonLink to={all}>{t('nothing.clear')}</ButtonLink>;
  return <EmptyState title={t('nothing.title')} help={t('nothing.help')} actions={action} />;
}
