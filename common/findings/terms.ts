export type Place = { readonly start: number; readonly end: number };

const SIZE = 0x80;

/** Words that are looked for in one pass, by their first two characters. */
export class Terms {
  private readonly byFirst: (readonly string[])[] = Array.from({ length: SIZE }, () => []);
  private readonly isFirst = new Uint8Array(SIZE);
  private readonly isPair = new Uint8Array(SIZE * SIZE);

  /** The words begin with two ASCII characters. */
  constructor(words: readonly string[]) {
    for (const word of [...words].sort((a, b) => b.length - a.length)) {
      const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
      this.byFirst[first] = [...(this.byFirst[first] ?? []), word];
      this.isFirst[first] = 1;
      this.isPair[first * SIZE + second] = 1;
    }
  }

  /** Where the words stand, in the order of the text. The longest word at a place counts. */
  *placesIn(text: string): Generator<Place> {
    for (let at = this.next(text, 0); at < text.length; at = this.next(text, at + 1)) {
      const word = this.byFirst[text.charCodeAt(at)]?.find((one) => text.startsWith(one, at));
      if (word !== undefined) yield { start: at, end: at + word.length };
    }
  }

  /** The next place where a word may begin. */
  private next(text: string, from: number): number {
    for (let at = from; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit >= SIZE || this.isFirst[unit] === 0) continue;
      const second = text.charCodeAt(at + 1);
      if (second < SIZE && this.isPair[unit * SIZE + second] === 1) return at;
    }
    return text.length;
  }
}
