/**
 * Characters that end a line or turn its direction: control characters, line and paragraph separators, and the marks that
 * override or isolate a direction (UAX #9). In a name, they make it look like several paragraphs, or like another name.
 */
const BREAKING = '[\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]';
const BREAKS = new RegExp(BREAKING, 'u');
const RUNS = new RegExp(`\\s*${BREAKING}[\\s${BREAKING.slice(1)}*`, 'gu');

/** Whether a text is one line that reads in the order of its characters. */
export function isOneLine(text: string): boolean {
  return !BREAKS.test(text);
}

/** The text in one line: a space for everything that breaks it. */
export function asOneLine(text: string): string {
  return text.replace(RUNS, ' ').trim();
}
