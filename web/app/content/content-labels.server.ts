import type { Locale } from '@kimari/common/locale';
import type { ContentLabels } from './hast-transforms.server';

/** Words inside compared texts. */
type DiffLabels = { readonly unchangedLines: (from: number, to: number) => string };

/** Words inside rendered texts. They are part of the cached HTML, so they live beside it and not with the pages' words. */
export const CONTENT_LABELS: Readonly<Record<Locale, ContentLabels & DiffLabels>> = {
  ja: {
    image: '画像',
    table: '表',
    footnotes: '注',
    backToText: '本文に戻る',
    taskDone: '済み',
    taskOpen: 'まだ',
    linkToHeading: (heading) => `「${heading}」へのリンク`,
    unchangedLines: (from, to) => `${from}行目から${to}行目まで、変わりはありません`,
  },
  en: {
    image: 'Image',
    table: 'Table',
    footnotes: 'Notes',
    backToText: 'Back to the text',
    taskDone: 'Done',
    taskOpen: 'To do',
    linkToHeading: (heading) => `Link to “${heading}”`,
    unchangedLines: (from, to) => `Lines ${from} to ${to} are unchanged`,
  },
};
