export type Place = { readonly start: number; readonly end: number };

type Anchor<Kind extends string> = { readonly kind: Kind; readonly word: string };

/** Places in the order of a text, as numbers: a text may have a hundred thousand. */
export class Places {
  readonly starts: number[] = [];
  readonly ends: number[] = [];

  /** Adds a place behind the others, unless one begins there already. */
  addOnce(start: number, end: number): void {
    if (this.starts.length > 0 && this.starts[this.starts.length - 1] === start) return;
    this.starts.push(start);
    this.ends.push(end);
  }

  get count(): number {
    return this.starts.length;
  }

  /** Where a place begins; infinity behind the last. */
  start(index: number): number {
    return index < this.starts.length ? (this.starts[index] ?? Infinity) : Infinity;
  }

  at(index: number): Place {
    return { start: this.starts[index] ?? 0, end: this.ends[index] ?? 0 };
  }

  *[Symbol.iterator](): Generator<Place> {
    for (let index = 0; index < this.count; index += 1) yield this.at(index);
  }
}

const SIZE = 0x80;

/** Words of several kinds that are looked for in one pass, by their first two characters. */
export class Anchors<Kind extends string> {
  private readonly kinds: readonly Kind[];
  private readonly isFirst = new Uint8Array(SIZE);
  /** By the first two characters; the longest word first. */
  private readonly byPair: (readonly Anchor<Kind>[] | undefined)[] = Array.from({ length: SIZE * SIZE });

  /** The words begin with two ASCII characters. */
  constructor(words: Readonly<Record<Kind, readonly string[]>>) {
    this.kinds = Object.keys(words) as Kind[];
    const anchors = this.kinds.flatMap((kind) => words[kind].map((word) => ({ kind, word })));
    for (const anchor of anchors.sort((a, b) => b.word.length - a.word.length)) {
      const [first, second] = [anchor.word.charCodeAt(0), anchor.word.charCodeAt(1)];
      const pair = first * SIZE + second;
      this.isFirst[first] = 1;
      this.byPair[pair] = [...(this.byPair[pair] ?? []), anchor];
    }
  }

  /** Where the words of each kind stand, in the order of the text. The longest of a kind at a place counts. */
  placesIn(text: string): Readonly<Record<Kind, Places>> {
    const places = Object.fromEntries(this.kinds.map((kind) => [kind, new Places()])) as Record<Kind, Places>;
    for (let at = 0; at < text.length; at += 1) {
      const first = text.charCodeAt(at);
      if (first >= SIZE || this.isFirst[first] === 0) continue;
      const second = text.charCodeAt(at + 1);
      const anchors = second < SIZE ? this.byPair[first * SIZE + second] : undefined;
      if (!anchors) continue;
      for (const { kind, word } of anchors)
        if (text.startsWith(word, at)) places[kind].addOnce(at, at + word.length);
    }
    return places;
  }
}
