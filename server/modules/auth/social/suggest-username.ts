import { LIMITS } from '@kimari/common/limits';

/** Numeric suffixes that are tried for a taken name. */
const TRIES = 9;

/** The first free username made from the names of an account at a provider; null if none is free. */
export async function suggestUsername(
  names: readonly string[],
  isFree: (username: string) => Promise<boolean>,
): Promise<string | null> {
  for (const name of names) {
    const base = usernameFrom(name);
    if (base.length < LIMITS.username.min) continue;
    for (let number = 1; number <= TRIES; number++) {
      const candidate = number === 1 ? base : withNumber(base, number);
      if (await isFree(candidate)) return candidate;
    }
  }
  return null;
}

/** The characters of a name that usernames allow; of an address, only those before the `@`. */
function usernameFrom(name: string): string {
  return (name.split('@', 1)[0] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[-_]+/, '')
    .slice(0, LIMITS.username.max)
    .replace(/[-_]+$/, '');
}

function withNumber(base: string, number: number): string {
  const ending = `-${number}`;
  return base.slice(0, LIMITS.username.max - ending.length) + ending;
}
