import { Form } from '@remix-run/react';
import { Search } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { Link } from '#app/components/ui/link';
import { Button } from '#app/components/ui/button';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import { TAG_MODES } from '@kimari/common/enums';
import { cn } from '#app/lib/cn';
import { listParameters, tagsHref, type ListState } from './list-state';
import type { TagsChoice } from './load-tags.server';
import type { OfferedTag } from './tag-choice';
import { TagGroups } from './tag-groups';
import controlStyles from '#app/components/form/control.module.css';
import { icons, layoutStyles, segmentStyles, typography } from '#app/components/ui/styles';
import styles from './tag-sheet.module.css';

type TagsPageProps = {
  /** The list that the tags will narrow. */
  readonly state: ListState;
  readonly choice: TagsChoice;
  readonly tags: readonly OfferedTag[];
  readonly tagTotal: number;
};

/** All tags, for readers without scripts and for sharing; a form leads back to the list. */
export function TagsPage({ state, choice, tags, tagTotal }: TagsPageProps) {
  const { t } = useTranslation('rules');
  const hidden = state.tags.filter((chosen) => !tags.some(({ tag }) => tag === chosen));
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[
          { label: t('list.home'), to: paths.home() },
          { label: t('list.title'), to: paths.rules() },
          { label: t('filters.tag') },
        ]}
      />
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('tags.title')}</h1>
          <p>{t('filters.counts')}</p>
        </div>
      </div>
      <TagsBar state={state} choice={choice} tagTotal={tagTotal} />
      <Form action={paths.rules()}>
        <Remembered state={{ ...state, tags: hidden, tagMode: 'all' }} />
        <div className={styles.page}>
          <TagGroups
            key={`${choice.order} ${choice.find}`}
            tags={tags}
            chosen={state.tags}
            order={choice.order}
          />
        </div>
        <div className={styles.foot}>
          <TagModeChoice state={state} />
          <Button type="submit" variant="ink">
            {t('tags.show')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function TagsBar({ state, choice, tagTotal }: Pick<TagsPageProps, 'state' | 'choice' | 'tagTotal'>) {
  const { t } = useTranslation('rules');
  return (
    <div className={styles.bar}>
      <Form className={styles.find} role="search" aria-label={t('tags.find')} action={paths.ruleTags()}>
        <Remembered state={state} />
        {choice.order === 'count' && <input type="hidden" name="order" value="count" />}
        <div className={controlStyles.withIcon}>
          <Icon of={Search} className={icons.icon} />
          <label className={typography.visuallyHidden} htmlFor="tag-find">
            {t('tags.find')}
          </label>
          <input
            className={controlStyles.input}
            id="tag-find"
            name="find"
            type="search"
            autoComplete="off"
            maxLength={LIMITS.tag.max}
            defaultValue={choice.find}
            placeholder={t('tags.find_among', { count: tagTotal, shown: formatCount(tagTotal) })}
          />
        </div>
        <Button type="submit">{t('tags.submit')}</Button>
      </Form>
      <div className={segmentStyles.segments} role="group" aria-label={t('tags.order')}>
        {(['name', 'count'] as const).map((order) => (
          <Link
            key={order}
            to={tagsHref(state, { find: choice.find, order })}
            aria-current={choice.order === order ? 'true' : undefined}
            preventScrollReset
          >
            {order === 'name' ? t('tags.by_name') : t('tags.by_count')}
          </Link>
        ))}
      </div>
    </div>
  );
}

/** The rest of the list's state, which a form does not ask for. */
function Remembered({ state }: { readonly state: ListState }) {
  return [...listParameters({ ...state, page: 1 })].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

function TagModeChoice({ state }: { readonly state: ListState }) {
  const { t } = useTranslation('rules');
  const words = { any: t('tags.any'), all: t('tags.all') };
  return (
    <fieldset className={cn(segmentStyles.segments, segmentStyles.choices, styles.mode)}>
      <legend className={typography.visuallyHidden}>{t('tags.mode')}</legend>
      {TAG_MODES.map((mode) => (
        <label key={mode}>
          <input
            className={typography.visuallyHidden}
            type="radio"
            name="tags"
            value={mode}
            defaultChecked={state.tagMode === mode}
          />
          {words[mode]}
        </label>
      ))}
    </fieldset>
  );
}
