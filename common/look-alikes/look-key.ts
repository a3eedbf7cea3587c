/**
 * Characters of names that look alike, in lower case: those of Unicode's confusables ({@link NAME_CONFUSABLES}), and `vv`.
 * Separators look like nothing. In the order in which they are replaced.
 */
const LOOK_ALIKES = [
  ['[-_.]', ''],
  ['0', 'o'],
  ['[1i]', 'l'],
  ['rn', 'm'],
  ['vv', 'w'],
] as const;
const PATTERNS = LOOK_ALIKES.map(([from, to]) => [new RegExp(from, 'g'), to] as const);

/** Characters that a key has. */
export const LOOK_ALPHABET = 'abcdefghjklmnopqrstuvwxyz23456789';

/** A key of a name's appearance: equal for names that look alike. {@link LOOK_KEY_SQL} makes the same key. */
export function lookKey(name: string): string {
  return PATTERNS.reduce((key, [from, to]) => key.replace(from, to), name.toLowerCase());
}

/** The same in SQL, of `name_key`. The index `ix_owners_look` is on this very expression. */
export const LOOK_KEY_SQL = `replace(replace(translate(name_key, '01i-_.', 'oll'), 'rn', 'm'), 'vv', 'w')`;
