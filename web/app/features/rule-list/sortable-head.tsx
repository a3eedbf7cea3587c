import { Link } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from '#app/lib/use-translation';
import { effectiveSort, listHref, type ListState } from './list-state';

/** Heads of the ledger's columns; those that sort are links. */
export function SortableHead({ state }: { readonly state: ListState }) {
  const { t } = useTranslation('rules');
  const sort = effectiveSort(state);
  const column = (field: 'stars' | 'views' | 'updated', label: string) => (
    <span className="r">
      <Link
        to={listHref({ ...state, sort: field, page: 1 })}
        aria-current={sort === field ? 'true' : undefined}
        preventScrollReset
      >
        {label}
        {sort === field && <ChevronDown className="i i-sm" />}
        <span className="sr">{sort === field ? t('sort.descending') : t('sort.by_this')}</span>
      </Link>
    </span>
  );
  return (
    <div className="ledger-head">
      <span className="r ix" aria-hidden="true">
        #
      </span>
      <span>{t('list.column_rule')}</span>
      <span className="r">{t('list.column_version')}</span>
      {column('stars', t('list.column_stars'))}
      {column('views', t('list.column_views'))}
      {column('updated', t('list.column_updated'))}
    </div>
  );
}
