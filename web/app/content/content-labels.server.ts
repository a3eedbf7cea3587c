import type { Locale } from '@kimari/common/locale';
import type { ContentLabels } from './hast-transforms.server';

/** Labels inside diffs. */
type DiffLabels = { readonly unchangedLines: (from: number, to: number) => string };

/**
 * Labels inside rendered texts. They are part of the cached HTML, so they are kept here and not in the locale files.
 */
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
