import { Form, Link } from '@remix-run/react';
import { LayoutGrid, List, ListFilter } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { useHydrated } from '#app/lib/use-hydrated';
import { paths } from '#app/lib/paths';
import type { RuleSort } from '#common/enums';
import { ListSearch } from './list-search';
import { effectiveSort, filterCount, LIST_SORTS, listHref, type ListView } from './list-state';
import { FILTERS_ID } from './rule-filters';
import type { ListNavigation } from './use-list-navigation';

/** The form that every filter belongs to, so that one press sends them all before scripts load. */
export const LIST_FORM_ID = 'rule-list-form';

type ListToolbarProps = {
  readonly navigation: ListNavigation;
  readonly view: ListView;
  readonly onOpenFilters: () => void;
  readonly filtersOpen: boolean;
};

/** Search, order and view of the list; on narrow pages also the way to the filters. */
export function ListToolbar({ navigation, view, onOpenFilters, filtersOpen }: ListToolbarProps) {
  const { t } = useTranslation('rules');
  const { state, apply } = navigation;
  const count = filterCount(state);
  const openFilters = (event: MouseEvent) => {
    event.preventDefault();
    onOpenFilters();
  };
  return (
    <div className="bar" role="search">
      <Form id={LIST_FORM_ID} action={paths.rules()} hidden>
        {state.view && <input type="hidden" name="view" value={state.view} />}
      </Form>
      <ListSearch state={state} apply={apply} formId={LIST_FORM_ID} />
      <a
        className="btn fbtn"
        href={`#${FILTERS_ID}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={filtersOpen}
        onClick={openFilters}
      >
        <ListFilter className="i" />
        {t('filters.open')}
        {count > 0 && (
          <span className="badge badge-solid num">
            {count}
            <span className="sr">{t('filters.count_suffix')}</span>
          </span>
        )}
      </a>
      <SortSelect navigation={navigation} />
      <ViewSwitch navigation={navigation} view={view} />
    </div>
  );
}

function SortSelect({ navigation: { state, apply } }: Pick<ListToolbarProps, 'navigation'>) {
  const { t } = useTranslation('rules');
  const hydrated = useHydrated();
  const words: Readonly<Record<(typeof LIST_SORTS)[number], string>> = {
    relevance: t('sort.relevance'),
    stars: t('sort.stars'),
    updated: t('sort.updated'),
    created: t('sort.created'),
    name: t('sort.name'),
    views: t('sort.views'),
  };
  const offered = LIST_SORTS.filter((sort) => sort !== 'relevance' || state.q !== '');
  return (
    <>
      <label className="sr" htmlFor="rule-sort">
        {t('sort.label')}
      </label>
      <select
        className="select select-sm"
        id="rule-sort"
        name="sort"
        form={LIST_FORM_ID}
        value={effectiveSort(state)}
        onChange={(event) => apply({ sort: event.target.value as RuleSort })}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {words[sort]}
          </option>
        ))}
      </select>
      {!hydrated && (
        <button className="btn" type="submit" form={LIST_FORM_ID}>
          {t('filters.submit')}
        </button>
      )}
    </>
  );
}

function ViewSwitch({ navigation: { state }, view }: Pick<ListToolbarProps, 'navigation' | 'view'>) {
  const { t } = useTranslation('rules');
  const views = [
    { name: 'list', label: t('view.list'), Icon: List },
    { name: 'grid', label: t('view.grid'), Icon: LayoutGrid },
  ] as const;
  return (
    <div className="seg" role="group" aria-label={t('view.label')}>
      {views.map(({ name, label, Icon }) => (
        <Link
          key={name}
          to={listHref({ ...state, view: name, page: 1 })}
          aria-current={view === name ? 'true' : undefined}
          aria-label={label}
          title={label}
          preventScrollReset
        >
          <Icon className="i" />
        </Link>
      ))}
    </div>
  );
}
