import type { Locale } from '@kimari/common/locale';
import { translator } from '#app/i18n/resources.server';
import type { PageHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { listHref, type ListState } from './list-state';

/** What the list says about itself in one of its states. Results of a search are not listed by search engines. */
export function listHead(locale: Locale, state: ListState): PageHead {
  const t = translator(locale);
  const [tag, secondTag] = state.tags;
  const onlyTag = secondTag === undefined && state.q === '' ? tag : undefined;
  const title = titleOf(locale, state, onlyTag);
  return {
    title: state.page > 1 ? t('head:page', { title, page: state.page }) : title,
    description:
      onlyTag === undefined ? t('head:list.description') : t('head:list.tag_description', { tag: onlyTag }),
    path: listHref({ ...state, view: null }),
    listed: state.q === '',
    ...(onlyTag !== undefined && {
      feeds: [{ title: t('head:feed.tag', { tag: onlyTag }), path: paths.tagFeed(onlyTag) }],
    }),
  };
}

function titleOf(locale: Locale, { q }: ListState, onlyTag: string | undefined): string {
  const t = translator(locale);
  if (q !== '') return t('head:list.search', { query: q });
  return onlyTag === undefined ? t('rules:list.title') : t('head:list.tag', { tag: onlyTag });
}
