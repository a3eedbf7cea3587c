export type Place = { readonly start: number; readonly end: number };

/** Places in the order of the text, stored as numbers because a text can have a hundred thousand. */
export class Places {
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  /** Appends a place. Of several places with the same start, the last counts, which is the longest. */
  add(start: number, end: number): void {
    const last = this.starts.length - 1;
    if (last >= 0 && this.starts[last] === start) this.ends[last] = end;
    else {
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  get count(): number {
    return this.starts.length;
  }

  /** The start of a place; infinity after the last. */
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
const NONE = -1;

/** Finds words of several kinds in one pass, with a tree of their characters. */
export class Anchors<Kind extends string> {
  private readonly kinds: readonly Kind[];
  /** The next node for each node and character; 0, the root, where no word continues. */
  private readonly next: Uint16Array;
  /** The kind of the word that ends at a node. */
  private readonly kindAt: Int8Array;
  private count = 1;

  /** The words are ASCII; no two kinds have the same one. */
  constructor(words: Readonly<Record<Kind, readonly string[]>>) {
    this.kinds = Object.keys(words) as Kind[];
    const all = this.kinds.flatMap((kind, index) => words[kind].map((word) => ({ word, index })));
    const size = all.reduce((sum, { word }) => sum + word.length, 1);
    this.next = new Uint16Array(size * SIZE);
    this.kindAt = new Int8Array(size).fill(NONE);
    for (const { word, index } of all) this.plant(word, index);
  }

  private plant(word: string, kind: number): void {
    let node = 0;
    for (let at = 0; at < word.length; at += 1) {
      const edge = node * SIZE + word.charCodeAt(at);
      if (this.next[edge] === 0) this.next[edge] = this.count++;
      node = this.next[edge] ?? 0;
    }
    this.kindAt[node] = kind;
  }

  /** The places of the words of each kind, in the order of the text. At each place, the longest word of a kind counts. */
  placesIn(text: string): Readonly<Record<Kind, Places>> {
    const places = this.kinds.map(() => new Places());
    const { next, kindAt } = this;
    for (let start = 0; start < text.length; start += 1) {
      let node = 0;
      for (let at = start; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        node = unit < SIZE ? (next[node * SIZE + unit] ?? 0) : 0;
        if (node === 0) break;
        const kind = kindAt[node] ?? NONE;
        if (kind >= 0) places[kind]?.add(start, at + 1);
      }
    }
    return Object.fromEntries(this.kinds.map((kind, index) => [kind, places[index]])) as Record<Kind, Places>;
  }
}
