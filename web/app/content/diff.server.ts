import { diffArrays } from 'diff';
import { wordSegments } from '@kimari/common/word-segments';

/** A stretch of a changed line; `changed` marks the words that differ from the other side. */
export type DiffPart = { readonly text: string; readonly changed: boolean };
export type DiffSide = { readonly number: number; readonly parts: readonly DiffPart[] };

/** One row of the comparison: a line on both sides, or a changed, removed or added one. */
export type DiffRow =
  | { readonly kind: 'same'; readonly left: number; readonly right: number; readonly text: string }
  | { readonly kind: 'changed'; readonly left: DiffSide | null; readonly right: DiffSide | null }
  /** Unchanged lines that are not shown; line numbers refer to the right side. */
  | { readonly kind: 'fold'; readonly from: number; readonly to: number };

export type TextDiff = {
  readonly rows: readonly DiffRow[];
  readonly additions: number;
  readonly deletions: number;
  /** The texts differ only in what this comparison ignores: whitespace or line endings. */
  readonly onlyInvisible: boolean;
  /** Rows were left out because the page would be too long. */
  readonly cut: boolean;
};

export type DiffOptions = { readonly ignoreWhitespace: boolean; readonly showAll: boolean };

/** Two texts to compare. */
export type ComparedTexts = DiffOptions & { readonly from: string; readonly to: string };

/**
 * Milliseconds allowed for comparing lines; after that everything between the common start and end counts as changed.
 */
const TIME_LIMIT = 250;
/** Unchanged lines around a change. */
const CONTEXT = 3;
/** Shorter runs are not folded. */
const MIN_FOLD = 4;
const MAX_ROWS = 3_000;
/** Milliseconds allowed for comparing words in all pairs of lines; the words of later pairs are not compared. */
const WORDS_TIME_LIMIT = 150;
/** Milliseconds allowed for one pair of lines, and the longest line that is compared, in characters. */
const PAIR_TIME_LIMIT = 20;
const MAX_LINE_LENGTH = 1_200;
/** Words are not marked when less than this share of the text is common. */
const MIN_SIMILARITY = 0.4;

type Run = { readonly kind: 'same' | 'added' | 'removed'; readonly count: number };

function linesOf(text: string): string[] {
  if (text === '') return [];
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

const withoutWhitespace = (line: string): string => line.replace(/\s+/gu, '');

/** Keeps the common start and end; the middle counts as removed and added. */
function coarseRuns(left: readonly string[], right: readonly string[]): Run[] {
  const shortest = Math.min(left.length, right.length);
  let head = 0;
  while (head < shortest && left[head] === right[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  const runs: Run[] = [
    { kind: 'same', count: head },
    { kind: 'removed', count: left.length - head - tail },
    { kind: 'added', count: right.length - head - tail },
    { kind: 'same', count: tail },
  ];
  return runs.filter((run) => run.count > 0);
}

function runsOf(left: readonly string[], right: readonly string[]): Run[] {
  const changes = diffArrays([...left], [...right], { timeout: TIME_LIMIT });
  if (!changes) return coarseRuns(left, right);
  return changes.map(({ added, removed, count }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    count,
  }));
}

function wordsOf(line: string): string[] {
  return Array.from(wordSegments(line), ({ segment }) => segment);
}

const whole = (text: string): readonly DiffPart[] => [{ text, changed: false }];

/** Marks the words that differ between two lines. */
function compareWords(
  left: string,
  right: string,
  timeLimit: number,
): readonly [readonly DiffPart[], readonly DiffPart[]] {
  const changes = diffArrays(wordsOf(left), wordsOf(right), { timeout: timeLimit });
  if (!changes) return [whole(left), whole(right)];
  const leftParts: DiffPart[] = [];
  const rightParts: DiffPart[] = [];
  let common = 0;
  for (const { value, added, removed } of changes) {
    const text = value.join('');
    if (!added) leftParts.push({ text, changed: removed });
    if (!removed) rightParts.push({ text, changed: added });
    if (!added && !removed) common += text.length;
  }
  const similarity = common / Math.max(left.length, right.length, 1);
  return similarity < MIN_SIMILARITY ? [whole(left), whole(right)] : [leftParts, rightParts];
}

/** Collects rows while walking both texts. */
class RowBuilder {
  readonly rows: DiffRow[] = [];
  private leftIndex = 0;
  private rightIndex = 0;
  private timeLeft = WORDS_TIME_LIMIT;

  constructor(
    private readonly left: readonly string[],
    private readonly right: readonly string[],
  ) {}

  same(count: number): void {
    for (let step = 0; step < count; step += 1) {
      this.rows.push({
        kind: 'same',
        left: this.leftIndex + 1,
        right: this.rightIndex + 1,
        text: this.right[this.rightIndex] ?? '',
      });
      this.leftIndex += 1;
      this.rightIndex += 1;
    }
  }

  changed(removed: number, added: number): void {
    for (let step = 0; step < Math.max(removed, added); step += 1) {
      this.rows.push({ kind: 'changed', ...this.pair(step < removed, step < added) });
    }
  }

  private pair(hasLeft: boolean, hasRight: boolean): { left: DiffSide | null; right: DiffSide | null } {
    const left = hasLeft ? (this.left[this.leftIndex] ?? '') : null;
    const right = hasRight ? (this.right[this.rightIndex] ?? '') : null;
    const [leftParts, rightParts] = this.words(left, right);
    const row = {
      left: left === null ? null : { number: this.leftIndex + 1, parts: leftParts },
      right: right === null ? null : { number: this.rightIndex + 1, parts: rightParts },
    };
    this.leftIndex += Number(hasLeft);
    this.rightIndex += Number(hasRight);
    return row;
  }

  private words(
    left: string | null,
    right: string | null,
  ): readonly [readonly DiffPart[], readonly DiffPart[]] {
    const comparable =
      left !== null && right !== null && Math.max(left.length, right.length) <= MAX_LINE_LENGTH;
    if (!comparable || this.timeLeft <= 0) return [whole(left ?? ''), whole(right ?? '')];
    const start = performance.now();
    const parts = compareWords(left, right, Math.min(this.timeLeft, PAIR_TIME_LIMIT));
    this.timeLeft -= performance.now() - start;
    return parts;
  }
}

function rowsOf(runs: readonly Run[], left: readonly string[], right: readonly string[]): DiffRow[] {
  const builder = new RowBuilder(left, right);
  for (let position = 0; position < runs.length; position += 1) {
    const run = runs[position];
    if (!run) continue;
    const next = runs[position + 1];
    if (run.kind === 'same') builder.same(run.count);
    else if (next && next.kind !== 'same') {
      const removed = run.kind === 'removed' ? run.count : next.count;
      builder.changed(removed, run.kind === 'removed' ? next.count : run.count);
      position += 1;
    } else builder.changed(run.kind === 'removed' ? run.count : 0, run.kind === 'added' ? run.count : 0);
  }
  return builder.rows;
}

/** Folds long runs of unchanged lines, except the lines of context around a change. */
function fold(rows: readonly DiffRow[]): DiffRow[] {
  const nearChange = new Set<number>();
  rows.forEach((row, index) => {
    if (row.kind !== 'changed') return;
    for (let near = index - CONTEXT; near <= index + CONTEXT; near += 1) nearChange.add(near);
  });
  const folded: DiffRow[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    let end = index;
    while (end < rows.length && !nearChange.has(end)) end += 1;
    const first = rows[index];
    const last = rows[end - 1];
    if (end - index >= MIN_FOLD && first?.kind === 'same' && last?.kind === 'same') {
      folded.push({ kind: 'fold', from: first.right, to: last.right });
      index = end - 1;
    } else if (first) folded.push(first);
  }
  return folded;
}

function total(runs: readonly Run[], kind: Run['kind']): number {
  return runs.reduce((sum, run) => sum + (run.kind === kind ? run.count : 0), 0);
}

/** Compares two texts line by line, and changed lines word by word, in bounded time for any input. */
export function compareTexts({ from, to, ignoreWhitespace, showAll }: ComparedTexts): TextDiff {
  const left = linesOf(from);
  const right = linesOf(to);
  const runs = ignoreWhitespace
    ? runsOf(left.map(withoutWhitespace), right.map(withoutWhitespace))
    : runsOf(left, right);
  const additions = total(runs, 'added');
  const deletions = total(runs, 'removed');
  const rows = rowsOf(runs, left, right);
  const shown = showAll ? rows : fold(rows);
  return {
    rows: shown.slice(0, MAX_ROWS),
    additions,
    deletions,
    onlyInvisible: additions + deletions === 0 && from !== to,
    cut: shown.length > MAX_ROWS,
  };
}
