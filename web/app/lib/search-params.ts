type Change = Readonly<Record<string, string | number | readonly string[] | null>>;

/** A copy of the parameters with some set, or removed when null or empty; lists repeat their name. */
export function withParams(current: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    if (value === null || value === '') continue;
    for (const entry of Array.isArray(value) ? value : [value]) next.append(name, String(entry));
  }
  return next;
}

/** A whole number from 1 up, or the fallback when the parameter is missing or is something else. */
export function positiveInteger(text: string | null, fallback: number, max: number): number {
  if (text === null || !/^[1-9][0-9]{0,9}$/.test(text)) return fallback;
  return Math.min(Number(text), max);
}

/** The parameter when it is one of the known words, else the fallback. */
export function oneOf<const Word extends string>(
  text: string | null,
  words: readonly Word[],
  fallback: Word,
): Word {
  return words.find((word) => word === text) ?? fallback;
}
