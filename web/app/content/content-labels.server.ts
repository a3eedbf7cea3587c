import type { Locale } from '@kimari/common/locale';
import type { AlertKind } from './alerts.server';

/** Labels inside the rendered text, in the reader's language. */
export type ContentLabels = {
  readonly image: string;
  /** The link that stands for an image; `name` is its alternative text. */
  readonly openImage: (name: string) => string;
  readonly copyCode: string;
  /** Why a diagram is shown as its source. */
  readonly diagram: string;
  readonly copyDiagram: string;
  readonly alerts: Readonly<Record<AlertKind, string>>;
  readonly table: string;
  readonly footnotes: string;
  readonly backToText: string;
  readonly taskDone: string;
  readonly taskOpen: string;
  readonly linkToHeading: (heading: string) => string;
};

/** Labels inside diffs. */
type DiffLabels = { readonly unchangedLines: (from: number, to: number) => string };

/**
 * Labels inside rendered texts. They are part of the cached HTML, so they are kept here and not in the locale files.
 */
export const CONTENT_LABELS: Readonly<Record<Locale, ContentLabels & DiffLabels>> = {
  ja: {
    image: '画像',
    openImage: (name) => (name ? `画像を開く: ${name}` : '画像を開く'),
    copyCode: 'コードをコピー',
    diagram: '図は、描くとルールの中身を動かすことになるため、もとの文のまま載せています。',
    copyDiagram: '図のもとの文をコピー',
    alerts: { note: 'メモ', tip: '助言', important: '重要', warning: '注意', caution: '危険' },
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
    openImage: (name) => (name ? `Open image: ${name}` : 'Open image'),
    copyCode: 'Copy code',
    diagram: 'Diagrams are shown as source, because drawing them would run what the rule contains.',
    copyDiagram: 'Copy the source of the diagram',
    alerts: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
    table: 'Table',
    footnotes: 'Notes',
    backToText: 'Back to the text',
    taskDone: 'Done',
    taskOpen: 'To do',
    linkToHeading: (heading) => `Link to “${heading}”`,
    unchangedLines: (from, to) => `Lines ${from} to ${to} are unchanged`,
  },
};
