import { compareTexts, type DiffOptions, type DiffRow } from './diff.server';

const compare = (from: string, to: string, options: Partial<DiffOptions> = {}) =>
  compareTexts({ from, to, ignoreWhitespace: false, showAll: false, ...options });

/** Rebuilds both sides from the rows, to check that the diff neither loses nor invents a line. */
function sidesOf(rows: readonly DiffRow[]): readonly [string, string] {
  const left: string[] = [];
  const right: string[] = [];
  for (const row of rows) {
    if (row.kind === 'same') {
      left.push(row.text);
      right.push(row.text);
    }
    if (row.kind !== 'changed') continue;
    if (row.left) left.push(row.left.parts.map(({ text }) => text).join(''));
    if (row.right) right.push(row.right.parts.map(({ text }) => text).join(''));
  }
  return [left.join('\n'), right.join('\n')];
}

describe('compareTexts', () => {
  it.each([
    ['a\nb\nc', 'a\nx\nc'],
    ['', 'a\nb'],
    ['a\nb', ''],
    ['a\nb\nc\nd', 'c\nd\na\nb'],
    ['同じ\n避けます。', '同じ\n禁止です。\n追加'],
  ])('keeps every line of %j and %j', (from, to) => {
    expect(sidesOf(compare(from, to, { showAll: true }).rows)).toEqual([from, to]);
  });

  it('marks the words that changed', () => {
    const [row] = compare('取得は避けます。useEffectを使う', '取得は禁止です。useEffectを使う').rows;
    if (row?.kind !== 'changed') throw new Error('expected a change');
    const marked = row.right?.parts
      .filter(({ changed }) => changed)
      .map(({ text }) => text)
      .join('');
    expect(marked).toBe('禁止です');
  });

  it('marks no words when two lines have little in common', () => {
    const [row] = compare('abc def ghi', '一 二 三').rows;
    expect(row?.kind === 'changed' && row.left?.parts).toEqual([{ text: 'abc def ghi', changed: false }]);
  });

  it('folds unchanged lines, and shows them on request', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
    const changed = lines.with(14, 'other').join('\n');
    expect(compare(lines.join('\n'), changed).rows.filter(({ kind }) => kind === 'fold')).toEqual([
      { kind: 'fold', from: 1, to: 11 },
      { kind: 'fold', from: 19, to: 30 },
    ]);
    expect(compare(lines.join('\n'), changed, { showAll: true }).rows).toHaveLength(30);
  });

  it('ignores whitespace when asked to', () => {
    expect(compare('a  b\n\tc', 'a b\nc', { ignoreWhitespace: true })).toMatchObject({
      additions: 0,
      deletions: 0,
      onlyInvisible: true,
    });
    expect(compare('a  b', 'a b')).toMatchObject({ additions: 1, deletions: 1 });
  });

  it('reports when only line endings differ', () => {
    expect(compare('a\r\nb\r\n', 'a\nb\n')).toMatchObject({
      additions: 0,
      deletions: 0,
      onlyInvisible: true,
    });
    expect(compare('a', 'a').onlyInvisible).toBe(false);
  });

  it('takes bounded time for two unrelated texts of half a megabyte', () => {
    const text = (seed: number) =>
      Array.from({ length: 20_000 }, (_, index) => `line ${(index * seed) % 9973} of text`).join('\n');
    // The time of this process alone, since others may keep the machine busy.
    const start = process.cpuUsage();
    const diff = compare(text(7), text(11));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000);
    expect(diff.cut).toBe(true);
  });
});
