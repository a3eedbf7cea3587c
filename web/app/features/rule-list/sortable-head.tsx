import { ChevronDown } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { effectiveSort, listHref, type ListState } from './list-state';
import { cn } from '#app/lib/cn';
import ledgerStyles from '#app/components/rules/ledger.module.css';
import { Link } from '#app/components/ui/link';
import icons from '#app/components/ui/icon.module.css';
import typography from '#app/components/ui/typography.module.css';

/** Column heads of the ledger; sortable ones are links. */
export function SortableHead({ state }: { readonly state: ListState }) {
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
