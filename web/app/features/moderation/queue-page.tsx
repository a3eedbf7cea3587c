import { ShieldCheck, Tag } from 'lucide';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Pagination } from '#app/components/feedback/pagination';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { Link } from '#app/components/ui/link';
import { ButtonLink } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { operatorPaths } from '#app/lib/operator-paths';
import { paths } from '#app/lib/paths';
import { useTranslation } from '#app/i18n/use-translation';
import { CASE_FILTERS, type CaseFilter } from '@kimari/common/enums';
import { CaseTable } from './case-table';
import { QueueFilters } from './queue-filters';
import { queueHref } from './queue-state';
import type { Queue } from './queue.server';
import tabStyles from '#app/components/rules/rule-tabs.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';

/** The list of reported rules, for moderators. */
export function QueuePage({ queue }: { readonly queue: Queue }) {
  const { t } = useTranslation(['moderation', 'names', 'nav']);
  const { state, cases, total, stats, pageSize, isAdministrator } = queue;
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[{ label: t('nav:home'), to: paths.home() }, { label: t('moderation:queue.title') }]}
        folio={t('moderation:queue.left', { number: formatCount(stats.open) })}
      />
      <header className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('moderation:queue.title')}</h1>
          <p>{t('moderation:queue.lead')}</p>
        </div>
        <div className={layoutStyles.cluster}>
          <ButtonLink to={operatorPaths.nameQueue()} icon={Tag}>
            {t('names:queue.link')}
          </ButtonLink>
          {isAdministrator && (
            <ButtonLink to={operatorPaths.moderators()} icon={ShieldCheck}>
              {t('moderation:admin.title')}
            </ButtonLink>
          )}
        </div>
      </header>
      <StateTabs state={state} stats={stats} />
      <QueueFilters state={state} />
      {cases.length === 0 ? <NoCases queue={queue} /> : <CaseTable cases={cases} />}
      {total > 0 && (
        <Pagination
          page={state.page}
          pageSize={pageSize}
          total={total}
          toPage={(page) => queueHref(state, { page })}
        />
      )}
    </div>
  );
}

function StateTabs({ state, stats }: Pick<Queue, 'state' | 'stats'>) {
  const { t } = useTranslation('moderation');
  const words: Readonly<Record<CaseFilter, string>> = {
    open: t('state.open'),
    pending: t('state.pending'),
    reviewing: t('state.reviewing'),
    answered: t('state.answered'),
    resolved: t('state.resolved'),
    rejected: t('state.rejected'),
  };
  return (
    <nav className={tabStyles.tabs} aria-label={t('queue.states')}>
      {CASE_FILTERS.map((word) => (
        <Link
          key={word}
          className={tabStyles.tab}
          to={queueHref(state, { state: word })}
          aria-current={word === state.state ? 'page' : undefined}
        >
          {words[word]}
          <span className={tabStyles.count}>{formatCount(stats[word])}</span>
        </Link>
      ))}
    </nav>
  );
}

function NoCases({ queue: { state } }: { readonly queue: Queue }) {
  const { t } = useTranslation('moderation');
  const isNarrowed = state.q !== '' || state.reason !== '' || state.state !== 'open';
  if (!isNarrowed) return <EmptyState title={t('queue.empty')} help={t('queue.empty_help')} />;
  return (
    <EmptyState
      title={t('queue.none_found')}
      help={t('queue.none_found_help')}
      actions={
        <Link className={cn(typography.link)} to={paths.moderation()}>
          {t('queue.show_open')}
        </Link>
      }
    />
  );
}
