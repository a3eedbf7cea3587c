import type { Range } from './code-units';
import { INVISIBLE_NAMES, SELECTOR_BASES, UNICODE_RANGES } from './unicode.generated';

type Ranges = { readonly starts: readonly number[]; readonly ends: readonly number[] };

function unpack(packed: string): Ranges {
  const starts: number[] = [];
  const ends: number[] = [];
  let end = 0;
  for (const part of packed.split(' ')) {
    const [distance = '', length = '0'] = part.split('+');
    const start = end + Number.parseInt(distance, 36);
    end = start + Number.parseInt(length, 36);
    starts.push(start);
    ends.push(end);
  }
  return { starts, ends };
}

/** The ranges of {@link isIgnorable}. */
export function* ignorableRanges(): Generator<Range> {
  const { starts, ends } = IGNORABLE;
  for (const [index, start] of starts.entries()) yield [start, ends[index] ?? start];
}

function includes({ starts, ends }: Ranges, point: number): boolean {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) < point) low = middle + 1;
    else high = middle;
  }
  return low < ends.length && (starts[low] ?? Infinity) <= point;
}

const memberOf = (packed: string): ((point: number) => boolean) => {
  const ranges = unpack(packed);
  return (point) => includes(ranges, point);
};

const IGNORABLE = unpack(UNICODE_RANGES.ignorable);
export const isIgnorable = (point: number): boolean => includes(IGNORABLE, point);
export const isPicture = memberOf(UNICODE_RANGES.pictures);
export const isIdeograph = memberOf(UNICODE_RANGES.ideographs);
/** Letters and marks of scripts in which joiners change shapes: Arabic, the Indic scripts and others. */
export const isJoined = memberOf(UNICODE_RANGES.joined);
export const isRightToLeft = memberOf(UNICODE_RANGES.rightToLeft);

const BASES = new Map(
  Object.entries(SELECTOR_BASES).map(([selector, packed]) => [Number(selector), unpack(packed)]),
);

/** Whether Unicode defines the variant of a character that a selector (U+FE00–FE0F, U+180B–180F) chooses. */
export function takesSelector(base: number, selector: number): boolean {
  const bases = BASES.get(selector);
  return bases !== undefined && includes(bases, base);
}

/** `U+200B` */
export function codePointName(point: number): string {
  return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The Unicode name of an invisible character, or the code point of any other. */
export function invisibleName(point: number): string {
  if (point >= 0xfe00 && point <= 0xfe0f) return `VARIATION SELECTOR-${point - 0xfe00 + 1}`;
  if (point >= 0xe0100 && point <= 0xe01ef) return `VARIATION SELECTOR-${point - 0xe0100 + 17}`;
  return INVISIBLE_NAMES[point] ?? codePointName(point);
}
