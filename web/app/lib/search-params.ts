type Change = Readonly<Record<string, string | number | readonly string[] | null>>;

/** Copies the parameters and sets some of them; null or empty removes one, and lists repeat the name. */
export function withParams(current: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    if (value === null || value === '') continue;
    for (const entry of Array.isArray(value) ? value : [value]) next.append(name, String(entry));
  }
  return next;
}

/** The parameter as a positive integer, or the fallback when it is missing or invalid. */
export function positiveInteger(text: string | null, fallback: number, max: number): number {
  if (text === null || !/^[1-9][0-9]{0,9}$/.test(text)) return fallback;
  return Math.min(Number(text), max);
}

/** The parameter if it is one of the allowed values, else the fallback. */
export function oneOf<const Word extends string>(
  text: string | null,
  words: readonly Word[],
  fallback: Word,
): Word {
  return words.find((word) => word === text) ?? fallback;
}
