import { useNavigate } from '@remix-run/react';
import { Search } from 'lucide';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { setPaletteOpen } from '#app/components/layout/palette-state';
import { useModalDialog } from '#app/components/ui/use-modal-dialog';
import { commandKey } from '#app/lib/command-key';
import { onKey, onSettledText } from '#app/lib/keys';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import { ALL_RESULTS, useEntryGroups } from './entries';
import type { Entry } from './entries';
import { PaletteList } from './palette-list';
import { usePaletteSearch } from './use-palette-search';
import { cn } from '#app/lib/cn';
import { icons, layoutStyles } from '#app/components/ui/styles';
import styles from './palette.module.css';

const close = () => setPaletteOpen(false);

/** The command palette: type, choose with the arrow keys, open with Enter. */
export default function PaletteDialog() {
  const { t } = useTranslation('palette');
  const dialog = useModalDialog(true, close);
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('label')} onClose={close}>
      <PaletteContent />
    </dialog>
  );
}

function PaletteContent() {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [settled, setSettled] = useState('');
  const [active, setActive] = useState(0);
  const { answer, searching } = usePaletteSearch(settled);
  const groups = useEntryGroups(answer, typed);
  const entries = groups.flatMap((group) => group.entries);
  const foundNothing = entries.every(({ key }) => key === ALL_RESULTS);
  const current = Math.min(active, entries.length - 1);

  function open(entry: Entry | undefined): void {
    if (!entry) return;
    close();
    navigate(entry.to);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((current + step + entries.length) % Math.max(1, entries.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const everything = event.metaKey || event.ctrlKey;
      if (everything)
        open({ key: ALL_RESULTS, to: paths.rules({ q: typed.trim() }), icon: Search, label: typed });
      else open(entries[current]);
    }
  }

  return (
    <>
      <div className={styles.search}>
        <Icon of={Search} className={cn(icons.icon, icons.large)} />
        <input
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries[current] ? `${listId}-${current}` : undefined}
          aria-autocomplete="list"
          aria-label={t('input')}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.query.max}
          value={typed}
          onKeyDown={onKey(press)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          {...onSettledText(setSettled)}
        />
        <button className={styles.escape} type="button" onClick={close} aria-label={t('close')}>
          <kbd>esc</kbd>
        </button>
      </div>
      <p className={styles.note} role="status" hidden={!foundNothing && !searching}>
        {searching ? t('searching') : foundNothing ? t('nothing_found') : ''}
      </p>
      <PaletteList id={listId} groups={groups} active={current} onActive={setActive} onOpen={open} />
      <PaletteKeys />
    </>
  );
}

function PaletteKeys() {
  const { t } = useTranslation('palette');
  return (
    <div className={styles.foot} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')}
      </span>
      <span>
        <kbd>↵</kbd> {t('keys.open')}
      </span>
      <span className={layoutStyles.wideOnly}>
        <kbd>{commandKey()}</kbd> <kbd>↵</kbd> {t('keys.all_results')}
      </span>
    </div>
  );
}
