import styles from '#app/components/content/diff-table.module.css';
import { icons } from '#app/components/ui/styles';
import { cn } from '#app/lib/cn';
import { escapeHtml } from '#app/lib/escape-html';
import type { Locale } from '@kimari/common/locale';
import { invisibleCharacters } from '@kimari/common/hidden-characters';
import { MAX_INVISIBLE } from '#app/components/checks/max-invisible';
import { CONTENT_LABELS } from './content-labels.server';
import type { ComparedTexts, DiffOptions, DiffRow, DiffSide, TextDiff } from './diff.server';
import { revealedTexts } from './revealed-texts.server';
import { CHANGE_MARK, EXPAND_HREF, FOLD_MARK, type PrintedDiff } from './printed-diff';

export type CompareTask = ComparedTexts & {
  readonly locale: Locale;
  /** One column only. */
  readonly unified: boolean;
  /** Prints every invisible character by its name. */
  readonly reveal?: boolean;
};

type Change = 'add' | 'del' | null;
type FoldRow = Extract<DiffRow, { kind: 'fold' }>;

/** In characters. A longer table helps nobody, and sending it blocks the event loop. */
const MAX_TABLE_LENGTH = 256 * 1024;
const SIGNS = { add: '+', del: '−' } as const;
const TONES = { add: styles.added, del: styles.removed } as const;
/** Lucide's chevrons-up-down. */
const ICON =
  `<svg class="${cn(icons.icon, icons.small)}" ` +
  'width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ' +
  'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m7 15 5 5 5-5"/><path d="m7 9 5-5 5 5"/></svg>';

/** Prints a diff as table rows, in both layouts unless only one was asked for: CSS picks one by the page's width. */
export function printDiff(
  diff: TextDiff,
  { from, to, locale, unified, reveal = false }: Omit<CompareTask, keyof DiffOptions>,
): PrintedDiff {
  const { additions, deletions, onlyInvisible } = diff;
  const print = { fold: foldPrinter(locale), reveal };
  const sheets = [printUnified(diff.rows, print), ...(unified ? [] : [printSplit(diff.rows, print)])];
  const [one, two = null] = sheets.map((rows) => withinLimit(rows));
  return {
    unified: one?.html ?? '',
    split: two?.html ?? null,
    additions,
    deletions,
    onlyInvisible,
    invisible: countInvisible(to) || countInvisible(from),
    cut: diff.cut || one?.cut === true || two?.cut === true,
  };
}

function countInvisible(text: string): number {
  return invisibleCharacters(text, MAX_INVISIBLE).length;
}

function withinLimit(rows: Iterable<string>): { readonly html: string; readonly cut: boolean } {
  let html = '';
  for (const row of rows) {
    if (html.length + row.length > MAX_TABLE_LENGTH) return { html, cut: true };
    html += row;
  }
  return { html, cut: false };
}

type Print = { readonly fold: FoldPrinter; readonly reveal: boolean };
type FoldPrinter = (row: FoldRow, columns: number) => string;

function foldPrinter(locale: Locale): FoldPrinter {
  const { unchangedLines } = CONTENT_LABELS[locale];
  return ({ from, to }, columns) =>
    `<tr class="${styles.fold}"><td colspan="${columns}"><a ${FOLD_MARK} ${EXPAND_HREF}>${ICON}${escapeHtml(unchangedLines(from, to))}</a></td></tr>`;
}

function tr(isFirst: boolean, cells: string): string {
  return `<tr${isFirst ? ` ${CHANGE_MARK}="true"` : ''}>${cells}</tr>`;
}

function td(content: string | number, ...names: readonly (string | undefined)[]): string {
  const className = cn(...names);
  return className ? `<td class="${className}">${content}</td>` : `<td>${content}</td>`;
}

function cellText({ parts }: DiffSide, change: Change, { reveal }: Print): string {
  const tag = change === 'add' ? 'ins' : 'del';
  const texts = reveal ? revealedTexts(parts) : parts.map(({ text }) => escapeHtml(text));
  return parts
    .map(({ changed }, index) => (changed ? `<${tag}>${texts[index]}</${tag}>` : texts[index]))
    .join('');
}

const signOf = (change: Change) => (change ? SIGNS[change] : '');
const toneOf = (change: Change) => (change ? TONES[change] : undefined);

function startsChange(rows: readonly DiffRow[], position: number): boolean {
  return rows[position]?.kind === 'changed' && rows[position - 1]?.kind !== 'changed';
}

function* printSplit(rows: readonly DiffRow[], print: Print): Iterable<string> {
  for (const [position, row] of rows.entries()) {
    if (row.kind === 'fold') yield print.fold(row, 6);
    else {
      const [left, right] = sidesOf(row);
      const [removed, added] = row.kind === 'changed' ? (['del', 'add'] as const) : [null, null];
      yield tr(
        startsChange(rows, position),
        splitCells(left, removed, print) + splitCells(right, added, print, styles.second),
      );
    }
  }
}

function sidesOf(row: Exclude<DiffRow, FoldRow>): readonly [DiffSide | null, DiffSide | null] {
  if (row.kind === 'changed') return [row.left, row.right];
  const parts = [{ text: row.text, changed: false }];
  return [
    { number: row.left, parts },
    { number: row.right, parts },
  ];
}

function splitCells(side: DiffSide | null, change: Change, print: Print, divider?: string): string {
  const tone = side ? toneOf(change) : styles.absent;
  return (
    td(side?.number ?? '', styles.lineNumber, tone, divider) +
    td(side ? signOf(change) : '', styles.sign, tone) +
    td(side ? cellText(side, change, print) : '', tone)
  );
}

/** Prints all removed lines of a run of changes first, then all added ones. */
function* printUnified(rows: readonly DiffRow[], print: Print): Iterable<string> {
  let added: string[] = [];
  for (const [position, row] of rows.entries()) {
    if (row.kind !== 'changed') {
      yield* added;
      added = [];
    }
    const isFirst = startsChange(rows, position);
    if (row.kind === 'fold') yield print.fold(row, 4);
    else if (row.kind === 'same') {
      const numbers = td(row.left, styles.lineNumber) + td(row.right, styles.lineNumber);
      const cells = numbers + td('', styles.sign) + td(cellText(sidesOf(row)[1] as DiffSide, null, print));
      yield tr(false, cells);
    } else {
      if (row.left) yield tr(isFirst, unifiedCells(row.left, 'del', print));
      if (row.right) added.push(tr(isFirst && !row.left, unifiedCells(row.right, 'add', print)));
    }
  }
  yield* added;
}

function unifiedCells(side: DiffSide, change: 'add' | 'del', print: Print): string {
  const tone = toneOf(change);
  const number = td(side.number, styles.lineNumber, tone);
  const none = td('', styles.lineNumber, tone);
  const numbers = change === 'del' ? number + none : none + number;
  return numbers + td(signOf(change), styles.sign, tone) + td(cellText(side, change, print), tone);
}
