import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import type { Entry, EntryGroup } from './entries';
import { icons, layoutStyles } from '#app/components/ui/styles';
import styles from './palette.module.css';
import { Icon } from '#app/components/ui/icon';

type PaletteListProps = {
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  /** Index of the active entry across all groups. */
  readonly active: number;
  readonly onActive: (position: number) => void;
  readonly onOpen: (entry: Entry) => void;
};

/** The entries below the palette's input. The input keeps the focus and handles the keys. */
export function PaletteList({ id, groups, active, onActive, onOpen }: PaletteListProps) {
  const { t } = useTranslation('palette');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.entries.length, 0),
  );
  return (
    <div ref={list} className={styles.list} id={id} role="listbox" aria-label={t('results')}>
      {groups.map(({ title, entries }, index) => (
        <div key={title} role="group" aria-label={title}>
          <p className={styles.group} aria-hidden="true">
            {title}
          </p>
          {entries.map((entry, offset) => {
            const position = (starts[index] ?? 0) + offset;
            return (
              <Option
                key={entry.key}
                id={`${id}-${position}`}
                entry={entry}
                selected={position === active}
                onPoint={() => onActive(position)}
                onOpen={() => onOpen(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly entry: Entry;
  readonly selected: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
};

function Option({ id, entry: { icon, label, aside }, selected, onPoint, onOpen }: OptionProps) {
  return (
    // Not in the tab order: the combobox keeps the focus and handles the keys.
    <button
      className={styles.option}
      type="button"
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={selected}
      onMouseMove={onPoint}
      onClick={onOpen}
    >
      <Icon of={icon} className={icons.icon} />
      {label}
      {aside && <span className={layoutStyles.pushed}>{aside}</span>}
    </button>
  );
}
