/** The page numbers to link to; null stands for a gap. */
export function pageNumbers(page: number, last: number): readonly (number | null)[] {
  const near = page <= 4 ? [1, 2, 3, 4] : [page - 1, page, page + 1];
  const wanted = [...new Set([1, ...near, last])].filter((number) => number >= 1 && number <= last);
  return wanted.flatMap((number, position) => {
    const before = wanted[position - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
