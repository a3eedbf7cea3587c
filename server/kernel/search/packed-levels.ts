const SEPARATOR = '|';

/** Serialises the impact levels of distinctive terms for storage with the document. */
export function packLevels(levels: Iterable<readonly [string, number]>): string {
  let packed = SEPARATOR;
  for (const [term, level] of levels) packed += `${term}=${level.toString(36)}${SEPARATOR}`;
  return packed;
}

/** The terms and levels of {@link packLevels}. */
export function unpackLevels(packed: string): readonly (readonly [string, number])[] {
  return packed
    .split(SEPARATOR)
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.lastIndexOf('=');
      return [part.slice(0, at), Number.parseInt(part.slice(at + 1), 36)] as const;
    });
}

export type Levels = ReadonlyMap<string, number>;

/** Reads the levels of these terms in packed levels. One expression for all is several times as fast as splitting. */
export function levelReader(terms: Iterable<string>): (packed: string) => Levels {
  const escaped = [...new Set(terms)].map((term) => term.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  if (escaped.length === 0) return () => new Map();
  const pattern = new RegExp(`\\${SEPARATOR}(${escaped.join('|')})=(.)`, 'g');
  return (packed) => {
    const levels = new Map<string, number>();
    for (const [, term = '', level = ''] of packed.matchAll(pattern))
      levels.set(term, Number.parseInt(level, 36));
    return levels;
  };
}
