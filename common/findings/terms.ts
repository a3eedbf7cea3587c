export type Place = { readonly start: number; readonly end: number };

/** Words that are looked for in one pass, by their first character. */
export class Terms {
  private readonly byFirst = new Map<number, readonly string[]>();
  private readonly isFirst = new Uint8Array(0x80);

  /** The words begin with ASCII characters. */
  constructor(words: readonly string[]) {
    for (const word of [...words].sort((a, b) => b.length - a.length)) {
      const first = word.charCodeAt(0);
      this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), word]);
      this.isFirst[first] = 1;
    }
  }

  /** Where the words stand, in the order of the text. The longest word at a place counts. */
  *placesIn(text: string): Generator<Place> {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit >= 0x80 || this.isFirst[unit] === 0) continue;
      for (const word of this.byFirst.get(unit) ?? []) {
        if (!text.startsWith(word, at)) continue;
        yield { start: at, end: at + word.length };
        break;
      }
    }
  }
}
