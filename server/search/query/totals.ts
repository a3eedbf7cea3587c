/** Totals are exact up to this number and estimates above it. */
export const EXACT_TOTAL = 10_000;
