/** The seed of every random test: `SEED=123` tries other inputs; without it, every run tries the same. */
export function aSeed(): number {
  const given = Number(process.env['SEED']);
  return Number.isInteger(given) && given > 0 ? given : 725_592;
}

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
