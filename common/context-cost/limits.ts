import type { Place } from '../targets/targets';

/** The unit of an assistant's limit. */
export const LIMIT_UNITS = ['characters', 'bytes', 'lines'] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

/** Below four fifths, from there on, and beyond. */
export const LIMIT_STATES = ['within', 'near', 'past'] as const;
export type LimitState = (typeof LIMIT_STATES)[number];

/** The share of a limit that a text uses. */
export type LimitUse = {
  readonly unit: LimitUnit;
  readonly limit: number;
  readonly size: number;
  readonly state: LimitState;
  /** Whether the maker of the assistant only advises it: nothing is cut off beyond. */
  readonly isAdvice: boolean;
};

const NEAR = 0.8;

/** The known limits of a place, with the size of a text that is kept there. */
export function limitsOf(place: Place, text: string): readonly LimitUse[] {
  const { maxCharacters, maxBytes, advisedLines } = place;
  return [
    ...(maxCharacters === undefined ? [] : [use('characters', maxCharacters, charactersOf(text))]),
    ...(maxBytes === undefined ? [] : [use('bytes', maxBytes, bytesOf(text))]),
    ...(advisedLines === undefined ? [] : [{ ...use('lines', advisedLines, linesOf(text)), isAdvice: true }]),
  ];
}

function use(unit: LimitUnit, limit: number, size: number): LimitUse {
  const state = size > limit ? 'past' : size >= limit * NEAR ? 'near' : 'within';
  return { unit, limit, size, state, isAdvice: false };
}

const charactersOf = (text: string): number =>
  text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);

const linesOf = (text: string): number => text.replace(/\r?\n$/, '').split('\n').length;

/** UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
