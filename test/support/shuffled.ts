/** The entries in an order that depends on the seed alone. */
export function shuffled<Entry>(entries: readonly Entry[], seed: number): Entry[] {
  let state = seed;
  // Numerical Recipes' linear congruential generator: good enough for an order.
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return entries
    .map((entry) => [random(), entry] as const)
    .sort(([left], [right]) => left - right)
    .map(([, entry]) => entry);
}
