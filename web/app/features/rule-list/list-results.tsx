import { ChevronDown, RefreshCw } from 'lucide';
import { type RefObject, useEffect, useRef } from 'react';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Pagination } from '#app/components/feedback/pagination';
import { Ledger } from '#app/components/rules/ledger';
import { RuleRow } from '#app/components/rules/rule-row';
import { StarButton } from '#app/components/rules/star-button';
import { buttonClass, ButtonLink } from '#app/components/ui/button';
import { Icon } from '#app/components/ui/icon';
import { Link } from '#app/components/ui/link';
import type { PopularRulesQuery, RuleListQuery } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { listenToKeys } from '#app/lib/keys';
import { paths } from '#app/lib/paths';
import { isSingleKey } from '#app/lib/single-keys';
import emptyStyles from '#app/components/feedback/empty-state.module.css';
import ledgerStyles from '#app/components/rules/ledger.module.css';
import { icons, layoutStyles, typography } from '#app/components/ui/styles';
import {
  effectiveSort,
  filterCount,
  listHref,
  type ListState,
  type ListView,
  PAGE_SIZES,
  withoutFilters,
} from './list-state';
import type { ListFailure as Failure } from './load-rule-list.server';
import { RuleTile } from './rule-tile';
import styles from './list-results.module.css';

type ListResultsProps = {
  readonly rules: RuleListQuery['rules'];
  /** The state that the shown rules belong to, not the one being loaded. */
  readonly state: ListState;
  readonly view: ListView;
  /** True while the next results load; the current ones stay, dimmed. */
  readonly stale: boolean;
  /** What many like, for when nothing was found. */
  readonly popular: PopularRulesQuery['rules']['nodes'];
};

export function ListResults({ rules, state, view, stale, popular }: ListResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  if (rules.edges.length === 0) return <NothingFound state={state} popular={popular} />;
  return (
    <div ref={list} className={cn(styles.results, stale && styles.stale)} aria-busy={stale || undefined}>
      {view === 'grid' ? (
        <ul className={styles.tiles}>
          {rules.edges.map(({ node, match }) => (
            <RuleTile key={node.id} rule={node} match={match} />
          ))}
        </ul>
      ) : (
        <RuleLedger edges={rules.edges} state={state} />
      )}
      <Pagination
        page={state.page}
        pageSize={PAGE_SIZES[view]}
        total={rules.totalCount}
        toPage={(page) => listHref({ ...state, page })}
      />
    </div>
  );
}

type RuleLedgerProps = { readonly edges: RuleListQuery['rules']['edges']; readonly state: ListState };

function RuleLedger({ edges, state }: RuleLedgerProps) {
  const start = (state.page - 1) * PAGE_SIZES.list + 1;
  return (
    <Ledger head={<SortableHead state={state} />} start={start}>
      {edges.map(({ node, match }, index) => (
        <RuleRow
          key={node.id}
          rule={node}
          match={match ?? null}
          position={start + index}
          star={<StarButton rule={node} look="quiet" />}
        />
      ))}
    </Ledger>
  );
}

function NothingFound({ state, popular }: Pick<ListResultsProps, 'state' | 'popular'>) {
  const { t } = useTranslation('rules');
  const create = (
    <ButtonLink to={paths.ruleNew()} variant="ghost">
      {t('list.create')}
    </ButtonLink>
  );
  if (!state.q && filterCount(state) === 0) {
    return <EmptyState title={t('list.no_rules')} help={t('list.no_rules_help')} actions={create} />;
  }
  const clear = state.q
    ? listHref({ ...withoutFilters(state), q: filterCount(state) > 0 ? state.q : '' })
    : listHref(withoutFilters(state));
  const label = filterCount(state) > 0 ? t('filters.clear_long') : t('list.clear_query');
  return (
    <>
      <EmptyState
        title={state.q ? t('list.no_match', { query: state.q }) : t('list.no_match_filters')}
        help={t('list.no_match_help')}
        actions={
          <>
            {state.literal && (
              <ButtonLink to={listHref({ ...state, literal: false, page: 1 })}>
                {t('search.not_literal')}
              </ButtonLink>
            )}
            <ButtonLink to={clear}>{label}</ButtonLink>
            {create}
          </>
        }
      />
      {popular.length > 0 && (
        <section className={styles.popular}>
          <h2 className={typography.subheading}>{t('search.popular')}</h2>
          <Ledger>
            {popular.map((rule, index) => (
              <RuleRow key={rule.id} rule={rule} position={index + 1} />
            ))}
          </Ledger>
        </section>
      )}
    </>
  );
}

type ListFailureProps = { readonly failure: Failure; readonly href: string };

/** Replaces the list when it failed to load; the filters around it still work. */
export function ListFailure({ failure, href }: ListFailureProps) {
  const { t } = useTranslation('rules');
  return (
    <div className={emptyStyles.empty} role="alert">
      <h2 className={typography.subheading}>{t('list.failed')}</h2>
      <p>{t('list.failed_help')}</p>
      <p className={cn(typography.mono, typography.muted)}>
        {failure.status} · {failure.requestId}
      </p>
      <div className={cn(layoutStyles.cluster, emptyStyles.actions)}>
        <a className={buttonClass({ variant: 'ink' })} href={href}>
          <Icon of={RefreshCw} className={icons.icon} />
          {t('list.retry')}
        </a>
      </div>
    </div>
  );
}

/** Column heads of the ledger; sortable ones are links. */
function SortableHead({ state }: { readonly state: ListState }) {
  const { t } = useTranslation('rules');
  const sort = effectiveSort(state);
  const column = (field: 'stars' | 'downloads' | 'updated', label: string) => (
    <span className={ledgerStyles.figure}>
      <Link
        to={listHref({ ...state, sort: field, page: 1 })}
        aria-current={sort === field ? 'true' : undefined}
        preventScrollReset
      >
        {label}
        {sort === field && <Icon of={ChevronDown} className={cn(icons.icon, icons.small)} />}
        <span className={typography.visuallyHidden}>
          {sort === field ? t('sort.descending') : t('sort.by_this')}
        </span>
      </Link>
    </span>
  );
  return (
    <div className={ledgerStyles.head}>
      <span className={cn(ledgerStyles.figure, ledgerStyles.position)} aria-hidden="true">
        #
      </span>
      <span>{t('list.column_rule')}</span>
      <span className={ledgerStyles.figure}>{t('list.column_version')}</span>
      {column('stars', t('list.column_stars'))}
      {column('downloads', t('list.column_downloads'))}
      {column('updated', t('list.column_updated'))}
    </div>
  );
}

const NAME_LINKS = 'a[data-rule-link]';
const ITEMS = 'li';

function moveFocus(list: HTMLElement, step: 1 | -1): void {
  const links = [...list.querySelectorAll<HTMLElement>(NAME_LINKS)];
  const current = links.findIndex((link) => link.closest(ITEMS)?.contains(document.activeElement));
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  links[next]?.focus();
}

/** J and K move through the list, S stars the focused rule; Enter opens it, because it is a link. */
function useListKeys(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    return listenToKeys((event) => {
      if (!list.current || !isSingleKey(event)) return;
      if (event.key === 'j' || event.key === 'k') {
        event.preventDefault();
        moveFocus(list.current, event.key === 'j' ? 1 : -1);
      }
      if (event.key === 's') {
        const item = document.activeElement?.closest(ITEMS);
        if (item && list.current.contains(item))
          item.querySelector<HTMLButtonElement>('button[aria-pressed]')?.click();
      }
    });
  }, [list]);
}
