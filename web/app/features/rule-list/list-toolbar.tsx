import { Form } from '@remix-run/react';
import { LayoutGrid, List, ListFilter } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import type { RuleSort } from '@kimari/common/enums';
import { ListSearch } from './list-search';
import { effectiveSort, filterCount, LIST_SORTS, listHref, type ListView } from './list-state';
import { FILTERS_ID } from './rule-filters';
import type { ListNavigation } from './use-list-navigation';
import { cn } from '#app/lib/cn';
import controlStyles from '#app/components/form/control.module.css';
import { Link } from '#app/components/ui/link';
import badgeStyles from '#app/components/ui/badge.module.css';
import buttonStyles from '#app/components/ui/button.module.css';
import icons from '#app/components/ui/icon.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import segmentStyles from '#app/components/ui/segments.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './list-toolbar.module.css';

/** The form that all filters belong to, so that one button submits them all before scripts load. */
export const LIST_FORM_ID = 'rule-list-form';

type ListToolbarProps = {
  readonly navigation: ListNavigation;
  readonly view: ListView;
  readonly onOpenFilters: () => void;
  readonly filtersOpen: boolean;
};

/** Search, order and view of the list; on narrow pages also the button that opens the filters. */
export function ListToolbar({ navigation, view, onOpenFilters, filtersOpen }: ListToolbarProps) {
  const { t } = useTranslation('rules');
  const { state, apply } = navigation;
  const count = filterCount(state);
  const openFilters = (event: MouseEvent) => {
    event.preventDefault();
    onOpenFilters();
  };
  return (
    <div className={styles.toolbar} role="search">
      <Form id={LIST_FORM_ID} action={paths.rules()} hidden>
        {state.tagMode !== 'all' && <input type="hidden" name="tags" value={state.tagMode} />}
        {state.view && <input type="hidden" name="view" value={state.view} />}
      </Form>
      <ListSearch state={state} shownQuery={navigation.shownQuery} apply={apply} formId={LIST_FORM_ID} />
      <a
        className={cn(buttonStyles.button, styles.filterButton)}
        href={`#${FILTERS_ID}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={filtersOpen}
        onClick={openFilters}
      >
        <Icon of={ListFilter} className={icons.icon} />
        {t('filters.open')}
        {count > 0 && (
          <span className={cn(badgeStyles.badge, badgeStyles.solid, typography.figures)}>
            {count}
            <span className={typography.visuallyHidden}>{t('filters.count_suffix')}</span>
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
  const words: Readonly<Record<(typeof LIST_SORTS)[number], string>> = {
    relevance: t('sort.relevance'),
    stars: t('sort.stars'),
    updated: t('sort.updated'),
    created: t('sort.created'),
    name: t('sort.name'),
    downloads: t('sort.downloads'),
    views: t('sort.views'),
  };
  const offered = LIST_SORTS.filter((sort) => sort !== 'relevance' || state.q !== '');
  return (
    <>
      <label className={typography.visuallyHidden} htmlFor="rule-sort">
        {t('sort.label')}
      </label>
      <select
        className={cn(controlStyles.select, controlStyles.smallSelect)}
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
      <button
        className={cn(buttonStyles.button, layoutStyles.withoutScripts)}
        type="submit"
        form={LIST_FORM_ID}
      >
        {t('filters.apply')}
      </button>
    </>
  );
}

function ViewSwitch({ navigation: { state }, view }: Pick<ListToolbarProps, 'navigation' | 'view'>) {
  const { t } = useTranslation('rules');
  const views = [
    { name: 'list', label: t('view.list'), icon: List },
    { name: 'grid', label: t('view.grid'), icon: LayoutGrid },
  ] as const;
  return (
    <div className={segmentStyles.segments} role="group" aria-label={t('view.label')}>
      {views.map(({ name, label, icon }) => (
        <Link
          key={name}
          to={listHref({ ...state, view: name, page: 1 })}
          aria-current={view === name ? 'true' : undefined}
          aria-label={label}
          title={label}
          preventScrollReset
        >
          <Icon of={icon} className={icons.icon} />
        </Link>
      ))}
    </div>
  );
}
