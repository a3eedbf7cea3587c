/** Rules are counted exactly up to here; beyond, a total is an estimate. */
export const EXACT_TOTAL = 10_000;
