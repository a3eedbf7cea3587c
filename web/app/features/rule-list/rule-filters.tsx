import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { buttonClass } from '#app/components/ui/button';
import { formatCount } from '#app/lib/format';
import { useViewer } from '#app/session/site-state';
import { RULE_TYPES, type RuleType } from '@kimari/common/enums';
import { AuthorFilter } from './author-filter';
import { LIST_VISIBILITIES, tagsHref, type ListState, type ListVisibility } from './list-state';
import { withTag } from './tag-choice';
import type { ListNavigation } from './use-list-navigation';
import { cn } from '#app/lib/cn';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import { buttonStyles, layoutStyles, typography } from '#app/components/ui/styles';
import styles from './rule-filters.module.css';

/** Link target of the filter button before scripts load. */
export const FILTERS_ID = 'filters';

export type FilterOffer = {
  /** Number of rules of each type under the other filters; null while unknown. */
  readonly typeCounts: Readonly<Record<RuleType, number>> | null;
  /** Likewise of each visibility; only for signed-in readers. */
  readonly visibilityCounts: Readonly<Record<Exclude<ListVisibility, 'all'>, number>> | null;
  /** The most used tags under the other filters. */
  readonly tags: readonly { readonly tag: string; readonly count: number }[];
  /** The number of all tags. */
  readonly tagTotal: number;
};

type RuleFiltersProps = Pick<ListNavigation, 'state' | 'shownAuthor' | 'apply'> & {
  readonly offer: FilterOffer;
  /** Prefix of element ids: the page can render the filters twice, beside the list and in the drawer. */
  readonly idPrefix: string;
  readonly formId: string;
  /** Opens the list of all tags in place; before scripts load, it is a page. */
  readonly onShowTags: () => void;
};

type Apply = (change: Partial<ListState>) => void;

/** The filters of the list. Changes apply at once; before scripts load, a button submits them. */
export function RuleFilters(filters: RuleFiltersProps) {
  const { state, shownAuthor, apply, offer, idPrefix, formId, onShowTags } = filters;
  const { t } = useTranslation('rules');
  const form = { formId, idPrefix };
  return (
    <div className={styles.filters} role="group" aria-label={t('filters.label')}>
      <TypeFilter value={state.type} counts={offer.typeCounts} apply={apply} form={form} />
      <VisibilityFilter value={state.visibility} counts={offer.visibilityCounts} apply={apply} form={form} />
      <AuthorFilter
        value={state.author}
        shown={shownAuthor}
        onChoose={(author) => apply({ author })}
        id={`${idPrefix}author`}
        formId={formId}
      />
      <TagFilter state={state} offer={offer} apply={apply} form={form} onShowTags={onShowTags} />
      <button
        className={cn(buttonStyles.button, buttonStyles.block, layoutStyles.withoutScripts)}
        type="submit"
        form={formId}
      >
        {t('filters.submit')}
      </button>
    </div>
  );
}

type FormNames = { readonly formId: string; readonly idPrefix: string };
type ChoiceProps = {
  readonly form: FormNames;
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly count?: number | undefined;
  readonly onChoose: (checked: boolean) => void;
  readonly children: ReactNode;
};

function Choice({ form, type, name, value, checked, count, onChoose, children }: ChoiceProps) {
  return (
    <label className={cn(checkboxStyles.checkbox, styles.choice, count === 0 && styles.none)}>
      <input
        type={type}
        // Radio buttons in the two copies of the filters must not form one group.
        name={type === 'radio' && form.idPrefix ? `${form.idPrefix}${name}` : name}
        value={value}
        form={form.formId}
        checked={checked}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {children}
      {count !== undefined && (
        <span className={cn(styles.count, typography.figures)}>{formatCount(count)}</span>
      )}
    </label>
  );
}

type TypeFilterProps = {
  readonly value: ListState['type'];
  readonly counts: FilterOffer['typeCounts'];
  readonly apply: Apply;
  readonly form: FormNames;
};

function TypeFilter({ value, counts, apply, form }: TypeFilterProps) {
  const { t } = useTranslation('rules');
  const words = { all: t('filters.all'), rule: t('filters.rules'), ccsubagents: t('filters.subagents') };
  const countOf = (type: ListState['type']) => {
    if (!counts) return undefined;
    return type === 'all' ? counts.rule + counts.ccsubagents : counts[type];
  };
  return (
    <fieldset>
      <legend>{t('filters.type')}</legend>
      {(['all', ...RULE_TYPES] as const).map((type) => (
        <Choice
          key={type}
          form={form}
          type="radio"
          name="type"
          value={type}
          checked={value === type}
          count={countOf(type)}
          onChoose={() => apply({ type })}
        >
          <span>{words[type]}</span>
        </Choice>
      ))}
    </fieldset>
  );
}

type VisibilityFilterProps = {
  readonly value: ListVisibility;
  readonly counts: FilterOffer['visibilityCounts'];
  readonly apply: Apply;
  readonly form: FormNames;
};

/** Filter by visibility; only for signed-in users, because visitors see nothing but public rules. */
function VisibilityFilter({ value, counts, apply, form }: VisibilityFilterProps) {
  const { t } = useTranslation('rules');
  const viewer = useViewer();
  const words: Readonly<Record<ListVisibility, string>> = {
    all: t('filters.all'),
    public: t('filters.public'),
    organization: t('filters.organization'),
    private: t('filters.private'),
  };
  if (!viewer) return null;
  const countOf = (visibility: ListVisibility) => {
    if (!counts) return undefined;
    return visibility === 'all' ? counts.public + counts.organization + counts.private : counts[visibility];
  };
  return (
    <fieldset>
      <legend>{t('filters.visibility')}</legend>
      {LIST_VISIBILITIES.map((visibility) => (
        <Choice
          key={visibility}
          form={form}
          type="radio"
          name="visibility"
          value={visibility}
          checked={value === visibility}
          count={countOf(visibility)}
          onChoose={() => apply({ visibility })}
        >
          <span>{words[visibility]}</span>
        </Choice>
      ))}
    </fieldset>
  );
}

type TagFilterProps = Pick<RuleFiltersProps, 'state' | 'offer' | 'onShowTags'> & {
  readonly apply: Apply;
  readonly form: FormNames;
};

function TagFilter({ state, offer, apply, form, onShowTags }: TagFilterProps) {
  const { t } = useTranslation('rules');
  const chosen = state.tags;
  const missing = chosen.filter((tag) => !offer.tags.some((entry) => entry.tag === tag));
  const shown = [...missing.map((tag) => ({ tag, count: undefined })), ...offer.tags];
  const showTags = (event: MouseEvent) => {
    event.preventDefault();
    onShowTags();
  };
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('filters.tags')}</legend>
      <p className={styles.note}>{t('filters.counts')}</p>
      {shown.map(({ tag, count }) => (
        <Choice
          key={tag}
          form={form}
          type="checkbox"
          name="tag"
          value={tag}
          checked={chosen.includes(tag)}
          count={count}
          onChoose={(isOn) => apply({ tags: withTag(chosen, tag, isOn) })}
        >
          <span className={typography.mono}>{tag}</span>
        </Choice>
      ))}
      {offer.tagTotal > offer.tags.length && (
        <a
          className={cn(buttonClass({ variant: 'ghost', size: 'sm' }), styles.all)}
          href={tagsHref(state)}
          onClick={showTags}
        >
          {t('filters.all_tags', { count: offer.tagTotal, shown: formatCount(offer.tagTotal) })}
        </a>
      )}
    </fieldset>
  );
}
