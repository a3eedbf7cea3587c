import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { Plus } from 'lucide';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { Button, ButtonLink } from '#app/components/ui/button';
import { Modal } from '#app/components/ui/modal';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { ActiveFilters } from './active-filters';
import { ListFailure, ListResults } from './list-results';
import { SearchNotice } from './search-notice';
import { ListSkeleton } from './list-skeleton';
import { listHref, PAGE_SIZES, withoutFilters, type ListState, type ListView } from './list-state';
import { LIST_FORM_ID, ListToolbar } from './list-toolbar';
import type { PopularRulesQuery } from '#app/graphql/generated/graphql';
import type { ListResult } from './load-rule-list.server';
import { FILTERS_ID, RuleFilters, type FilterOffer } from './rule-filters';
import { useListNavigation } from './use-list-navigation';
import { cn } from '#app/lib/cn';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './rule-list-page.module.css';

// Loaded on first use: most visits do not open it.
const TagSheet = lazy(() => import('./tag-sheet'));

type RuleListPageProps = {
  readonly state: ListState;
  readonly view: ListView;
  readonly result: ListResult;
  readonly popular: PopularRulesQuery['rules']['nodes'];
};

function offerOf(result: ListResult): FilterOffer {
  if (!result.ok) return { typeCounts: null, visibilityCounts: null, tags: [], tagTotal: 0 };
  const { types, visibilities, tags } = result.rules.facets;
  const countOf = (type: 'RULE' | 'CCSUBAGENTS') => types.find((entry) => entry.type === type)?.count ?? 0;
  const visible = (visibility: 'PUBLIC' | 'ORGANIZATION' | 'PRIVATE') =>
    visibilities?.find((entry) => entry.visibility === visibility)?.count ?? 0;
  return {
    typeCounts: { rule: countOf('RULE'), ccsubagents: countOf('CCSUBAGENTS') },
    visibilityCounts: {
      public: visible('PUBLIC'),
      organization: visible('ORGANIZATION'),
      private: visible('PRIVATE'),
    },
    tags: tags.nodes,
    tagTotal: tags.totalCount,
  };
}

function useFolio(total: number | null, state: ListState, view: ListView): string | undefined {
  const { t } = useTranslation();
  if (!total) return undefined;
  const from = (state.page - 1) * PAGE_SIZES[view] + 1;
  const to = Math.min(state.page * PAGE_SIZES[view], total);
  return t('pagination.range', {
    range: `${formatCount(from)}-${formatCount(to)}`,
    total: formatCount(total),
  }).replace(/<\/?b>/g, '');
}

function useSteps({ q }: ListState) {
  const { t } = useTranslation('rules');
  const home = { label: t('list.home'), to: paths.home() };
  return q
    ? [home, { label: t('list.title'), to: paths.rules() }, { label: t('search.title') }]
    : [home, { label: t('list.title') }];
}

/** The list of rules with search, filters and order. */
export function RuleListPage({ state: shown, view, result, popular }: RuleListPageProps) {
  const { t } = useTranslation('rules');
  const [filtersOpen, setFiltersOpen] = useState(false);
  const navigation = useListNavigation(shown);
  /** Undefined until it is opened for the first time. */
  const [tagsOpen, setTagsOpen] = useState<boolean>();
  const offer = offerOf(result);
  const total = result.ok ? result.rules.totalCount : null;
  const folio = useFolio(total, shown, view);
  const showTags = () => {
    setFiltersOpen(false);
    setTagsOpen(true);
  };
  const filters = { ...navigation, offer, onShowTags: showTags };
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb steps={useSteps(shown)} folio={folio} />
      <PageHead total={total} query={shown.q} />
      <div className={styles.columns}>
        <aside className={styles.filters} id={FILTERS_ID} aria-label={t('filters.title')}>
          <RuleFilters {...filters} idPrefix="" formId={LIST_FORM_ID} />
        </aside>
        <section aria-label={t('list.results')}>
          <ListToolbar
            navigation={navigation}
            view={view}
            filtersOpen={filtersOpen}
            onOpenFilters={() => setFiltersOpen(true)}
          />
          <ActiveFilters state={navigation.state} />
          {result.ok && result.rules.notice && <SearchNotice notice={result.rules.notice} state={shown} />}
          <Results result={result} popular={popular} shown={shown} view={view} pending={navigation.pending} />
        </section>
      </div>
      <Modal
        shape="drawer"
        open={filtersOpen}
        onClose={() => setFiltersOpen(false)}
        title={t('filters.title')}
        footer={
          <>
            <ButtonLink to={listHref(withoutFilters(navigation.state))} variant="ghost" preventScrollReset>
              {t('filters.clear')}
            </ButtonLink>
            <Button variant="ink" onClick={() => setFiltersOpen(false)}>
              {total === null
                ? t('filters.done')
                : t('filters.show', { count: total, shown: formatCount(total) })}
            </Button>
          </>
        }
      >
        <RuleFilters {...filters} idPrefix="sheet-" formId="" />
      </Modal>
      {/* No boundary before it is needed: the server's would hydrate late, and fail on a change before that. */}
      {tagsOpen !== undefined && (
        <Suspense>
          <TagSheet
            open={tagsOpen}
            onClose={() => setTagsOpen(false)}
            state={navigation.state}
            apply={navigation.apply}
            total={total}
          />
        </Suspense>
      )}
    </div>
  );
}

function PageHead({ total, query }: { readonly total: number | null; readonly query: string }) {
  const { t } = useTranslation('rules');
  return (
    <div className={layoutStyles.pageHead}>
      <div className={layoutStyles.pageTitle}>
        <h1 className={typography.title}>{t('list.title')}</h1>
        <p>
          {query ? t('search.results', { query }) : t('list.lead')}{' '}
          {total !== null && total > 0 && (
            <span className={cn(typography.figures, typography.muted)}>
              {t('list.total', { count: total, shown: formatCount(total) })}
            </span>
          )}
        </p>
      </div>
      <ButtonLink className={layoutStyles.wideOnly} to={paths.ruleNew()} variant="primary" icon={Plus}>
        {t('list.create')}
      </ButtonLink>
    </div>
  );
}

type ResultsProps = {
  readonly result: ListResult;
  readonly popular: RuleListPageProps['popular'];
  readonly shown: ListState;
  readonly view: ListView;
  readonly pending: boolean;
};

function Results({ result, popular, shown, view, pending }: ResultsProps) {
  const { t } = useTranslation('rules');
  const nothing = !result.ok || result.rules.edges.length === 0;
  return (
    <>
      <p className={typography.visuallyHidden} role="status">
        {result.ok && !pending
          ? t('list.total', { count: result.rules.totalCount, shown: formatCount(result.rules.totalCount) })
          : ''}
      </p>
      {pending && nothing && <ListSkeleton />}
      {!(pending && nothing) && !result.ok && <ListFailure failure={result.failure} href={listHref(shown)} />}
      {!(pending && nothing) && result.ok && (
        <ListResults rules={result.rules} popular={popular} state={shown} view={view} stale={pending} />
      )}
    </>
  );
}
