/** Lines of a text, counted from 1; `to` is included. */
export type LineRange = { readonly from: number; readonly to: number };

const HASH = /^#L([1-9]\d{0,6})(?:-L([1-9]\d{0,6}))?$/;

/** Reads `#L7` and `#L7-L10`; the two ends may be swapped. */
export function parseLineRange(hash: string): LineRange | null {
  const match = HASH.exec(hash);
  if (!match) return null;
  const first = Number(match[1]);
  const second = Number(match[2] ?? match[1]);
  return { from: Math.min(first, second), to: Math.max(first, second) };
}

/** `#L7` or `#L7-L10`. */
export function lineHash({ from, to }: LineRange): string {
  return from === to ? `#L${from}` : `#L${from}-L${to}`;
}
