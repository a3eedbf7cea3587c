const SEPARATOR = '|';

/** Serialises the impact levels of distinctive terms for storage with the document. */
export function packLevels(levels: Iterable<readonly [string, number]>): string {
  let packed = SEPARATOR;
  for (const [term, level] of levels) packed += `${term}=${level.toString(36)}${SEPARATOR}`;
  return packed;
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
