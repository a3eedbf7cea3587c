import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { nameFailure } from '#app/components/feedback/failure-names';
import { useTranslation } from '#app/i18n/use-translation';
import { Modal } from '#app/components/ui/modal';
import { commandKey } from '#app/lib/command-key';
import { paths } from '#app/lib/paths';
import { useViewer } from '#app/session/site-state';
import { setSingleKeys, singleKeysAreOn } from '#app/lib/single-keys';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import styles from './palette.module.css';

const KEY = 'single-keys';
const SAVE = { method: 'post', action: paths.preferences() } as const;

/** The keyboard shortcuts, and the switch for single-key ones. */
export default function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('palette');
  const [on, setOn] = useState(singleKeysAreOn);
  const viewer = useViewer();
  const fetcher = useFetcher({ key: KEY });
  const keys = [
    { keys: ['/'], does: t('shortcuts.search') },
    { keys: [commandKey(), 'K'], does: t('shortcuts.palette') },
    { keys: ['G', 'R'], does: t('shortcuts.rules') },
    { keys: ['C'], does: t('shortcuts.new_rule') },
    { keys: ['J', 'K'], does: t('shortcuts.move') },
    { keys: ['Enter'], does: t('shortcuts.open') },
    { keys: ['S'], does: t('shortcuts.star') },
    { keys: ['I'], does: t('shortcuts.install') },
    { keys: ['Y'], does: t('shortcuts.permalink') },
    { keys: ['[', ']'], does: t('shortcuts.changes') },
    { keys: ['Alt', 'T'], does: t('shortcuts.notifications') },
    { keys: ['Esc'], does: t('shortcuts.close') },
    { keys: ['?'], does: t('shortcuts.help') },
  ];
  return (
    <Modal open onClose={onClose} title={t('shortcuts.title')}>
      <dl className={styles.keys}>
        {keys.map((entry) => (
          <div key={entry.does}>
            <dt>
              {entry.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{entry.does}</dd>
          </div>
        ))}
      </dl>
      <label className={checkboxStyles.checkbox}>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            setSingleKeys(checked);
            setOn(checked);
            nameFailure(KEY, t('shortcuts.not_saved'));
            if (viewer) fetcher.submit({ singleKeys: checked ? 'on' : 'off' }, SAVE);
          }}
        />
        {t('shortcuts.single_keys')}
      </label>
    </Modal>
  );
}
