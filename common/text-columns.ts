/** Characters that take two columns: East Asian wide and full-width ones, and emoji (Unicode TR #11). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /[\p{M}\u200b-\u200d\ufe00-\ufe0f]/u;

/** Columns that a text takes on a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

/** Fills a text up with spaces to a width. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Rows as columns, the last of which is not padded. */
export function columns(rows: readonly (readonly string[])[], gap = 2): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === row.length - 1 ? cell : padTo(cell, (widths[at] ?? 0) + gap))).join('');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
