import { LIMITS } from '@kimari/common/limits';

/** 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const KINDS = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

/**
 * A rough estimate from length and variety, cheap enough to run on every keystroke. The server rejects common and
 * guessable passwords with a real dictionary.
 */
export function estimateStrength(password: string): Strength {
  const characters = Array.from(password);
  if (characters.length === 0) return 0;
  const distinct = new Set(characters).size;
  if (characters.length < LIMITS.password.min || distinct < 5) return 1;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const bits = Math.min(characters.length, distinct * 2) * Math.log2(10 + 18 * kinds);
  if (bits < 50) return 2;
  return bits < 80 ? 3 : 4;
}
