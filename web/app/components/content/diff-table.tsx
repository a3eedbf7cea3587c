import { Link } from '@remix-run/react';
import { ChevronsUpDown } from 'lucide-react';
import { useTranslation } from '#app/lib/use-translation';
import type { DiffRow, DiffSide, TextDiff } from '#app/content/diff.server';
import { cn } from '#app/lib/cn';

/** Attribute of the first row of every change; what `[` and `]` look for. */
export const CHANGE_MARK = 'data-change';

type DiffTableProps = {
  readonly diff: TextDiff;
  /** One column even where two would fit. */
  readonly unified: boolean;
  readonly caption: string;
  /** Where the same comparison is shown without folding; null when there is no such page. */
  readonly expandHref: string | null;
};

/** Two texts side by side, below each other where there is no room; or a sentence when they are the same. */
export function DiffTable(props: DiffTableProps) {
  const { t } = useTranslation('rules');
  const { additions, deletions, onlyInvisible, cut } = props.diff;
  if (additions + deletions === 0)
    return <p className="diff-none">{onlyInvisible ? t('diff.only_invisible') : t('diff.none')}</p>;
  return (
    <>
      {!props.unified && (
        <div className="d-split">
          <SplitTable {...props} />
        </div>
      )}
      <div className={cn('d-uni', props.unified && 'd-always')}>
        <UnifiedTable {...props} />
      </div>
      {cut && <p className="diff-none">{t('diff.cut')}</p>}
    </>
  );
}

function startsChange(rows: readonly DiffRow[], position: number): true | undefined {
  return (rows[position]?.kind === 'changed' && rows[position - 1]?.kind !== 'changed') || undefined;
}

function SplitTable({ diff, caption, expandHref }: DiffTableProps) {
  return (
    <table>
      <caption className="sr">{caption}</caption>
      <colgroup>
        <col className="c-ln" />
        <col className="c-sg" />
        <col />
        <col className="c-ln" />
        <col className="c-sg" />
        <col />
      </colgroup>
      <tbody>
        {diff.rows.map((row, position) => {
          if (row.kind === 'fold') return <Fold key={position} row={row} columns={6} href={expandHref} />;
          const [left, right] = sidesOf(row);
          const kind = row.kind === 'changed';
          return (
            <tr key={position} {...{ [CHANGE_MARK]: startsChange(diff.rows, position) }}>
              <SplitCells side={left} change={kind ? 'del' : null} />
              <SplitCells side={right} change={kind ? 'add' : null} second />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function sidesOf(row: Exclude<DiffRow, { kind: 'fold' }>): readonly [DiffSide | null, DiffSide | null] {
  if (row.kind === 'changed') return [row.left, row.right];
  const parts = [{ text: row.text, changed: false }];
  return [
    { number: row.left, parts },
    { number: row.right, parts },
  ];
}

type SplitCellsProps = {
  readonly side: DiffSide | null;
  readonly change: 'add' | 'del' | null;
  readonly second?: boolean;
};

function SplitCells({ side, change, second }: SplitCellsProps) {
  const tone = side === null ? 'nil' : change;
  return (
    <>
      <td className={cn('ln', tone, second && 'mid')}>{side?.number}</td>
      <td className={cn('sg', tone)}>{side && signOf(change)}</td>
      <td className={cn(tone)}>{side && <Parts side={side} change={change} />}</td>
    </>
  );
}

const signOf = (change: 'add' | 'del' | null) => (change === 'add' ? '+' : change === 'del' ? '−' : '');

function Parts({ side, change }: { readonly side: DiffSide; readonly change: 'add' | 'del' | null }) {
  const Mark = change === 'add' ? 'ins' : 'del';
  return (
    <>
      {side.parts.map((part, position) =>
        part.changed ? <Mark key={position}>{part.text}</Mark> : part.text,
      )}
    </>
  );
}

type UnifiedLine = {
  readonly left: number | null;
  readonly right: number | null;
  readonly side: DiffSide;
  readonly change: 'add' | 'del' | null;
  readonly first: boolean;
};

/** A run of changed rows reads as all that was removed, then all that was added. */
function unifiedLines(
  rows: readonly DiffRow[],
): readonly (UnifiedLine | Extract<DiffRow, { kind: 'fold' }>)[] {
  const lines: (UnifiedLine | Extract<DiffRow, { kind: 'fold' }>)[] = [];
  let added: UnifiedLine[] = [];
  const flush = () => {
    lines.push(...added);
    added = [];
  };
  rows.forEach((row, position) => {
    if (row.kind !== 'changed') flush();
    if (row.kind === 'fold') lines.push(row);
    if (row.kind === 'same') {
      const side = { number: row.right, parts: [{ text: row.text, changed: false }] };
      lines.push({ left: row.left, right: row.right, side, change: null, first: false });
    }
    if (row.kind !== 'changed') return;
    const first = startsChange(rows, position) === true;
    if (row.left) lines.push({ left: row.left.number, right: null, side: row.left, change: 'del', first });
    if (row.right)
      added.push({
        left: null,
        right: row.right.number,
        side: row.right,
        change: 'add',
        first: first && !row.left,
      });
  });
  flush();
  return lines;
}

function UnifiedTable({ diff, caption, expandHref }: DiffTableProps) {
  return (
    <table>
      <caption className="sr">{caption}</caption>
      <colgroup>
        <col className="c-ln-s" />
        <col className="c-ln-s" />
        <col className="c-sg" />
        <col />
      </colgroup>
      <tbody>
        {unifiedLines(diff.rows).map((line, position) => {
          if ('kind' in line) return <Fold key={position} row={line} columns={4} href={expandHref} />;
          return (
            <tr key={position} {...{ [CHANGE_MARK]: line.first || undefined }}>
              <td className={cn('ln', line.change)}>{line.left}</td>
              <td className={cn('ln', line.change)}>{line.right}</td>
              <td className={cn('sg', line.change)}>{signOf(line.change)}</td>
              <td className={cn(line.change)}>
                <Parts side={line.side} change={line.change} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type FoldProps = {
  readonly row: Extract<DiffRow, { kind: 'fold' }>;
  readonly columns: number;
  readonly href: string | null;
};

function Fold({ row, columns, href }: FoldProps) {
  const { t } = useTranslation('rules');
  const text = t('diff.unchanged', { from: row.from, to: row.to });
  return (
    <tr className="fold">
      <td colSpan={columns}>
        {href ? (
          <Link to={href} replace preventScrollReset>
            <ChevronsUpDown className="i i-sm" />
            {text}
          </Link>
        ) : (
          <span>{text}</span>
        )}
      </td>
    </tr>
  );
}
