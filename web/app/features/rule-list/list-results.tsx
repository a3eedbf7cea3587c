import { useRef } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Pagination } from '#app/components/feedback/pagination';
import { Ledger } from '#app/components/rules/ledger';
import { RuleRow } from '#app/components/rules/rule-row';
import { StarButton } from '#app/components/rules/star-button';
import { ButtonLink } from '#app/components/ui/button';
import type { PopularRulesQuery, RuleListQuery } from '#app/graphql/generated/graphql';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import {
  filterCount,
  listHref,
  PAGE_SIZES,
  withoutFilters,
  type ListState,
  type ListView,
} from './list-state';
import { RuleTile } from './rule-tile';
import { SortableHead } from './sortable-head';
import { useListKeys } from './use-list-keys';
import typography from '#app/components/ui/typography.module.css';
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
