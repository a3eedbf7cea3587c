import { useRef } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Pagination } from '#app/components/feedback/pagination';
import { Ledger } from '#app/components/rules/ledger';
import { RuleRow } from '#app/components/rules/rule-row';
import { StarButton } from '#app/components/rules/star-button';
import { ButtonLink } from '#app/components/ui/button';
import type { RuleListQuery } from '#app/graphql/generated/graphql';
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
import styles from './list-results.module.css';

type ListResultsProps = {
  readonly rules: RuleListQuery['rules'];
  /** The state that the shown rules belong to, not the one being loaded. */
  readonly state: ListState;
  readonly view: ListView;
  /** True while the next results load; the current ones stay, dimmed. */
  readonly stale: boolean;
};

export function ListResults({ rules, state, view, stale }: ListResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  if (rules.nodes.length === 0) return <NothingFound state={state} />;
  return (
    <div ref={list} className={cn(styles.results, stale && styles.stale)} aria-busy={stale || undefined}>
      {view === 'grid' ? (
        <ul className={styles.tiles}>
          {rules.nodes.map((rule) => (
            <RuleTile key={rule.id} rule={rule} />
          ))}
        </ul>
      ) : (
        <RuleLedger rules={rules.nodes} state={state} />
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

type RuleLedgerProps = { readonly rules: RuleListQuery['rules']['nodes']; readonly state: ListState };

function RuleLedger({ rules, state }: RuleLedgerProps) {
  const start = (state.page - 1) * PAGE_SIZES.list + 1;
  return (
    <Ledger head={<SortableHead state={state} />} start={start}>
      {rules.map((rule, index) => (
        <RuleRow
          key={rule.id}
          rule={rule}
          position={start + index}
          star={<StarButton rule={rule} look="quiet" />}
        />
      ))}
    </Ledger>
  );
}

function NothingFound({ state }: { readonly state: ListState }) {
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
    <EmptyState
      title={state.q ? t('list.no_match', { query: state.q }) : t('list.no_match_filters')}
      help={t('list.no_match_help')}
      actions={
        <>
          <ButtonLink to={clear}>{label}</ButtonLink>
          {create}
        </>
      }
    />
  );
}
