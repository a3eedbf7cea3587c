declare module 'wawoff2' {
  /** The bytes of a TrueType font from those of a WOFF 2 file. */
  export function decompress(packed: Uint8Array): Promise<Uint8Array>;
}
