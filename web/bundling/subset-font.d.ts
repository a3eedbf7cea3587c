declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number; readonly default?: number };

  /** Reduces a font to the characters of a text and to parts of its variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'woff' | 'truetype' | 'sfnt';
      readonly variationAxes?: Readonly<Record<string, Axis>>;
    },
  ): Promise<Buffer>;
}
