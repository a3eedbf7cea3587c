import type { RuleSort } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { Form } from '@remix-run/react';
import { LayoutGrid, List, ListFilter, Search, X } from 'lucide';
import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#app/components/ui/button';
import { Icon } from '#app/components/ui/icon';
import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { onKey, onSettledText } from '#app/lib/keys';
import { paths } from '#app/lib/paths';
import controlStyles from '#app/components/form/control.module.css';
import {
  badgeStyles,
  buttonStyles,
  icons,
  layoutStyles,
  segmentStyles,
  typography,
} from '#app/components/ui/styles';
import { effectiveSort, filterCount, LIST_SORTS, listHref, type ListView } from './list-state';
import { FILTERS_ID } from './rule-filters';
import type { ListNavigation } from './use-list-navigation';
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

/** Milliseconds after the last keystroke before the list updates. */
const DEBOUNCE = 250;

type ListSearchProps = Pick<ListNavigation, 'state' | 'shownQuery' | 'apply'> & { readonly formId: string };

/**
 * The list's search field: searches as the user types, except during IME input; Escape and a button clear it. What is typed up to
 * Enter, or until the field is left, is one entry of the history.
 */
function ListSearch({ state, shownQuery, apply, formId }: ListSearchProps) {
  const { t } = useTranslation('rules');
  const [text, setText] = useState(state.q);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const typing = useRef(false);
  /** The query of the history entry that further typing replaces. */
  const unfinished = useRef<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!typing.current) setText(shownQuery);
  }, [shownQuery]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    typing.current = false;
    clearTimeout(timer.current);
    const q = next.trim();
    if (q !== state.q) apply({ q, literal: false, sort: null }, { replace: unfinished.current === state.q });
    unfinished.current = q;
  };
  const finish = (next: string) => {
    search(next);
    unfinished.current = null;
  };
  const clear = () => {
    setText('');
    finish('');
    input.current?.focus();
  };
  const schedule = (next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), DEBOUNCE);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    typing.current = true;
    setText(event.target.value);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      finish(text);
    }
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      clear();
    }
  };
  return (
    <div className={cn(styles.search, controlStyles.withIcon, controlStyles.withEnd)}>
      <Icon of={Search} className={icons.icon} />
      <label className={typography.visuallyHidden} htmlFor="rule-query">
        {t('list.search')}
      </label>
      <input
        ref={input}
        className={cn(controlStyles.input, styles.query)}
        id="rule-query"
        form={formId}
        name="q"
        type="search"
        autoComplete="off"
        maxLength={LIMITS.query.max}
        placeholder={t('list.search')}
        value={text}
        onChange={onChange}
        // The answer to an earlier search would put its own text in the place of what is being converted.
        onCompositionStart={() => clearTimeout(timer.current)}
        {...onSettledText(schedule)}
        onKeyDown={onKey(press)}
        onBlur={() => {
          unfinished.current = null;
        }}
        data-page-search
      />
      {text !== '' && (
        <span className={cn(controlStyles.end, layoutStyles.scriptOnly)}>
          <IconButton icon={X} size="sm" label={t('list.clear_query')} onClick={clear} />
        </span>
      )}
      {text === '' && (
        <span className={cn(controlStyles.end, layoutStyles.wideOnly, styles.shortcut)} aria-hidden="true">
          <kbd>/</kbd>
        </span>
      )}
    </div>
  );
}
