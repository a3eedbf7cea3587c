import type { ChangeEvent } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { formatCount } from '#app/lib/format';
import type { TagOrder } from '@kimari/common/enums';
import { cn } from '#app/lib/cn';
import { byFirstLetter, type OfferedTag } from './tag-choice';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import { typography } from '#app/components/ui/styles';
import filterStyles from './rule-filters.module.css';

type TagGroupsProps = {
  readonly tags: readonly OfferedTag[];
  readonly chosen: readonly string[];
  readonly order: TagOrder;
  /** Left out where a form submits the choice. */
  readonly onToggle?: (tag: string, isOn: boolean) => void;
};

/** All tags as checkboxes, in columns; by name, under their first letters. */
export function TagGroups({ tags, chosen, order, onToggle }: TagGroupsProps) {
  const { t } = useTranslation('rules');
  if (tags.length === 0) return <p className={typography.muted}>{t('tags.none')}</p>;
  const groups = order === 'name' ? byFirstLetter(tags, t('tags.other')) : [{ heading: null, tags }];
  return groups.map(({ heading, tags: entries }) => (
    <fieldset key={heading} aria-label={heading === null ? t('tags.list') : undefined}>
      {heading !== null && <legend>{heading}</legend>}
      {entries.map(({ tag, count }) => (
        <label
          key={tag}
          className={cn(checkboxStyles.checkbox, filterStyles.choice, count === 0 && filterStyles.none)}
        >
          <input
            type="checkbox"
            name="tag"
            value={tag}
            {...(onToggle
              ? {
                  checked: chosen.includes(tag),
                  onChange: (event: ChangeEvent<HTMLInputElement>) => onToggle(tag, event.target.checked),
                }
              : { defaultChecked: chosen.includes(tag) })}
          />
          <span className={typography.mono}>{tag}</span>
          <span className={cn(filterStyles.count, typography.figures)}>{formatCount(count)}</span>
        </label>
      ))}
    </fieldset>
  ));
}
