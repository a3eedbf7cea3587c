import { useState } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { Plus } from 'lucide-react';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { Button, ButtonLink } from '#app/components/ui/button';
import { Modal } from '#app/components/ui/modal';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { ActiveFilters } from './active-filters';
import { ListFailure } from './list-failure';
import { ListResults } from './list-results';
import { ListSkeleton } from './list-skeleton';
import { listHref, PAGE_SIZES, withoutFilters, type ListState, type ListView } from './list-state';
import { LIST_FORM_ID, ListToolbar } from './list-toolbar';
import type { ListResult } from './load-rule-list.server';
import { FILTERS_ID, RuleFilters, type FilterOffer } from './rule-filters';
import { useListNavigation } from './use-list-navigation';
import { cn } from '#app/lib/cn';
import layoutStyles from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './rule-list-page.module.css';

type RuleListPageProps = {
  readonly state: ListState;
  readonly view: ListView;
  readonly result: ListResult;
  readonly tags: FilterOffer['tags'];
};

function offerOf({ result, tags }: Pick<RuleListPageProps, 'result' | 'tags'>): FilterOffer {
  if (!result.ok) return { typeCounts: null, tags };
  const countOf = (type: 'RULE' | 'CCSUBAGENTS') =>
    result.rules.facets.types.find((entry) => entry.type === type)?.count ?? 0;
  return { typeCounts: { rule: countOf('RULE'), ccsubagents: countOf('CCSUBAGENTS') }, tags };
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

/** The list of rules with search, filters and order. */
export function RuleListPage({ state: shown, view, result, tags }: RuleListPageProps) {
  const { t } = useTranslation('rules');
  const [filtersOpen, setFiltersOpen] = useState(false);
  const navigation = useListNavigation(shown);
  const offer = offerOf({ result, tags });
  const total = result.ok ? result.rules.totalCount : null;
  const folio = useFolio(total, shown, view);
  const filters = { state: navigation.state, apply: navigation.apply, offer };
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[{ label: t('list.home'), to: paths.home() }, { label: t('list.title') }]}
        folio={folio}
      />
      <PageHead total={total} />
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
          <Results result={result} shown={shown} view={view} pending={navigation.pending} />
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
    </div>
  );
}

function PageHead({ total }: { readonly total: number | null }) {
  const { t } = useTranslation('rules');
  return (
    <div className={layoutStyles.pageHead}>
      <div className={layoutStyles.pageTitle}>
        <h1 className={typography.title}>{t('list.title')}</h1>
        <p>
          {t('list.lead')}{' '}
          {total !== null && total > 0 && (
            <span className={cn(typography.figures, typography.muted)}>
              {t('list.total', { count: total, shown: formatCount(total) })}
            </span>
          )}
        </p>
      </div>
      <ButtonLink className={layoutStyles.wideOnly} to={paths.ruleNew()} variant="shu" icon={Plus}>
        {t('list.create')}
      </ButtonLink>
    </div>
  );
}

type ResultsProps = {
  readonly result: ListResult;
  readonly shown: ListState;
  readonly view: ListView;
  readonly pending: boolean;
};

function Results({ result, shown, view, pending }: ResultsProps) {
  const { t } = useTranslation('rules');
  const nothing = !result.ok || result.rules.nodes.length === 0;
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
        <ListResults rules={result.rules} state={shown} view={view} stale={pending} />
      )}
    </>
  );
}
