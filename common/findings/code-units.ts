/** The number of UTF-16 code units: the length of a table with an entry for each. */
export const CODE_UNITS = 0x10000;

/** Code units or code points, with the first and the last one. */
export type Range = readonly [first: number, last: number];

/**
 * Gives the code units of ranges a value; ranges beyond them are left out. A function called for each of the 65,536 would take
 * longer than the check of a text, and every command and every page with an editor would wait for it.
 */
export function fillRanges(table: Uint8Array, value: number, ranges: Iterable<Range>): void {
  for (const [first, last] of ranges) table.fill(value, first, last + 1);
}

/** Gives the code units of some characters a value. */
export function fillCharacters(table: Uint8Array, value: number, characters: string): void {
  for (let at = 0; at < characters.length; at += 1) table[characters.charCodeAt(at)] = value;
}
