import { useFetcher } from '@remix-run/react';
import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '#app/components/ui/icon';
import { nameFailure } from '#app/components/feedback/failure-names';
import { useTranslation } from '#app/i18n/use-translation';
import { Button } from '#app/components/ui/button';
import { Modal } from '#app/components/ui/modal';
import { formatCount } from '#app/lib/format';
import { onSettledText } from '#app/lib/keys';
import { LIMITS } from '@kimari/common/limits';
import { TAG_MODES, type TagOrder } from '@kimari/common/enums';
import { cn } from '#app/lib/cn';
import { tagsHref } from './list-state';
import type { loadTagsPage } from './load-tags.server';
import { withTag } from './tag-choice';
import { TagGroups } from './tag-groups';
import type { ListNavigation } from './use-list-navigation';
import controlStyles from '#app/components/form/control.module.css';
import { icons, segmentStyles, typography } from '#app/components/ui/styles';
import styles from './tag-sheet.module.css';

const TAGS = 'tags';

type TagSheetProps = Pick<ListNavigation, 'state' | 'apply'> & {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Rules in the list; null while unknown. */
  readonly total: number | null;
};

/** The dialog of all tags. A choice narrows the list behind it at once. */
export default function TagSheet({ open, onClose, state, apply, total }: TagSheetProps) {
  const { t } = useTranslation('rules');
  return (
    <Modal
      shape="sheet"
      open={open}
      onClose={onClose}
      title={t('tags.title')}
      footer={
        <>
          <TagModeSwitch state={state} apply={apply} />
          <Button variant="ghost" disabled={state.tags.length === 0} onClick={() => apply({ tags: [] })}>
            {t('tags.clear')}
          </Button>
          <Button variant="ink" onClick={onClose}>
            {total === null
              ? t('filters.done')
              : t('filters.show', { count: total, shown: formatCount(total) })}
          </Button>
        </>
      }
    >
      <SheetContent state={state} apply={apply} />
    </Modal>
  );
}

function SheetContent({ state, apply }: Pick<TagSheetProps, 'state' | 'apply'>) {
  const { t } = useTranslation('rules');
  const [find, setFind] = useState('');
  const [settled, setSettled] = useState('');
  const [order, setOrder] = useState<TagOrder>('name');
  const { load, data } = useFetcher<typeof loadTagsPage>({ key: TAGS });
  // The counts of tags depend on the other filters only.
  const address = tagsHref({ ...state, tags: [], tagMode: 'all' }, { order });
  useEffect(() => {
    nameFailure(TAGS, t('tags.not_read'));
    load(address);
  }, [t, load, address]);
  const wanted = settled.trim().toLowerCase();
  const tags = (data?.tags ?? []).filter(({ tag }) => tag.includes(wanted));
  const toggle = (tag: string, isOn: boolean) => apply({ tags: withTag(state.tags, tag, isOn) });
  return (
    <>
      <div className={styles.bar}>
        <div className={controlStyles.withIcon}>
          <Icon of={Search} className={icons.icon} />
          <label className={typography.visuallyHidden} htmlFor="tag-find">
            {t('tags.find')}
          </label>
          <input
            className={controlStyles.input}
            id="tag-find"
            type="search"
            autoComplete="off"
            maxLength={LIMITS.tag.max}
            placeholder={
              data ? t('tags.find_among', { count: data.tagTotal, shown: formatCount(data.tagTotal) }) : ''
            }
            value={find}
            onChange={(event) => setFind(event.target.value)}
            {...onSettledText(setSettled)}
          />
        </div>
        <div className={segmentStyles.segments} role="group" aria-label={t('tags.order')}>
          {(['name', 'count'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={order === each} onClick={() => setOrder(each)}>
              {each === 'name' ? t('tags.by_name') : t('tags.by_count')}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.list} tabIndex={0} role="region" aria-label={t('tags.list')} aria-busy={!data}>
        {data && <TagGroups tags={tags} chosen={state.tags} order={data.choice.order} onToggle={toggle} />}
      </div>
    </>
  );
}

function TagModeSwitch({ state, apply }: Pick<TagSheetProps, 'state' | 'apply'>) {
  const { t } = useTranslation('rules');
  const words = { any: t('tags.any'), all: t('tags.all') };
  return (
    <div
      className={cn(segmentStyles.segments, segmentStyles.small, styles.mode)}
      role="group"
      aria-label={t('tags.mode')}
    >
      {TAG_MODES.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={state.tagMode === mode}
          onClick={() => apply({ tagMode: mode })}
        >
          {words[mode]}
        </button>
      ))}
    </div>
  );
}
