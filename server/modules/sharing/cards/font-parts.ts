/**
 * The packages with the fonts of cards, and the parts of each that cards need: names are Latin letters, descriptions anything.
 * `npm run build` copies them, because an installation does not have the packages.
 */
export const FONT_FAMILIES = {
  'm-plus-1-code': (part: string) => part === 'latin',
  'noto-sans-jp': () => true,
  'source-serif-4': (part: string) => part === 'latin',
} as const satisfies Readonly<Record<string, (part: string) => boolean>>;

export type FontFamilyName = keyof typeof FONT_FAMILIES;

/** The file of a part, which packages write `[12]` or `latin`. */
export function fileOfPart(family: string, part: string): string {
  return `${family}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`;
}
