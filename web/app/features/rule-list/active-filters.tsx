import { X } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Link } from '#app/components/ui/link';
import { buttonClass } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { filterCount, listHref, withoutFilters, type ListState } from './list-state';
import { buttonStyles, icons, tagStyles, typography } from '#app/components/ui/styles';
import styles from './active-filters.module.css';

type Chip = {
  readonly kind: string;
  readonly value: string;
  readonly mono?: boolean;
  readonly without: Partial<ListState>;
};

function useChips(state: ListState): readonly Chip[] {
  const { t } = useTranslation('rules');
  const types = { rule: t('filters.rules'), ccsubagents: t('filters.subagents') };
  const visibilities = {
    public: t('filters.public'),
    organization: t('filters.organization'),
    private: t('filters.private'),
  };
  const chips: Chip[] = [];
  if (state.type !== 'all')
    chips.push({ kind: t('filters.type'), value: types[state.type], without: { type: 'all' } });
  if (state.visibility !== 'all') {
    chips.push({
      kind: t('filters.visibility'),
      value: visibilities[state.visibility],
      without: { visibility: 'all' },
    });
  }
  if (state.author)
    chips.push({ kind: t('filters.author'), value: state.author, mono: true, without: { author: '' } });
  for (const tag of state.tags) {
    chips.push({
      kind: t('filters.tag'),
      value: tag,
      mono: true,
      without: { tags: state.tags.filter((entry) => entry !== tag) },
    });
  }
  return chips;
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ state }: { readonly state: ListState }) {
  const { t } = useTranslation('rules');
  const chips = useChips(state);
  if (filterCount(state) === 0) return null;
  return (
    <div className={styles.active}>
      <span className={typography.muted}>{t('filters.active')}</span>
      {chips.map(({ kind, value, mono, without }) => (
        <span key={`${kind} ${value}`} className={tagStyles.chip}>
          <span className={typography.muted}>{kind}</span>
          <b className={cn(mono && typography.mono)}>{value}</b>
          <Link
            className={buttonStyles.cross}
            to={listHref({ ...state, page: 1, ...without })}
            aria-label={t('filters.remove', { value })}
            preventScrollReset
          >
            <Icon of={X} className={cn(icons.icon, icons.small)} />
          </Link>
        </span>
      ))}
      <Link
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
        to={listHref(withoutFilters(state))}
        preventScrollReset
      >
        {t('filters.clear')}
      </Link>
    </div>
  );
}
