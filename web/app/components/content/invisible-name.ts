import type { Translate } from '#app/i18n/texts';

/** `U+3000`. */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

const within = (from: number, to: number) => (codePoint: number) => from <= codePoint && codePoint <= to;
const isSelector = (codePoint: number) =>
  within(0xe0100, 0xe01ef)(codePoint) || within(0xfe00, 0xfe0f)(codePoint);
const isTag = within(0xe0000, 0xe007f);
const isSpace = within(0x2000, 0x200a);
const isDirection = (codePoint: number) =>
  within(0x200e, 0x200f)(codePoint) ||
  within(0x202a, 0x202e)(codePoint) ||
  within(0x2066, 0x2069)(codePoint) ||
  codePoint === 0x061c;

/** The name of an invisible character. */
export function invisibleName(codePoint: number, t: Translate): string {
  if (codePoint === 0x3000) return t('reading:invisible.ideographic_space');
  if (codePoint === 0x00a0 || codePoint === 0x202f) return t('reading:invisible.no_break_space');
  if (codePoint === 0x205f || isSpace(codePoint)) return t('reading:invisible.space');
  if (codePoint === 0x200b || codePoint === 0xfeff) return t('reading:invisible.zero_width_space');
  if (codePoint === 0x00ad) return t('reading:invisible.soft_hyphen');
  if (codePoint === 0x200c || codePoint === 0x200d) return t('reading:invisible.joiner');
  if (isSelector(codePoint)) return t('reading:invisible.selector');
  if (isTag(codePoint)) return t('reading:invisible.tag');
  if (isDirection(codePoint)) return t('reading:invisible.direction');
  return t('reading:invisible.other');
}
