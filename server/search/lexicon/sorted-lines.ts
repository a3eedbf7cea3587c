import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { projectPath } from '../../kernel/config/project-folder';

/** What a map from words to words and a file of them have in common. */
export type WordTable = {
  get(word: string): readonly string[] | undefined;
  has(word: string): boolean;
  keys(): Iterable<string>;
};

const TAB = 9;
const NEWLINE = 10;

/**
 * A table from words to words in one buffer: a line `word TAB others`, in the order of the bytes of the word. A map of the same
 * words takes ten times the memory, and the garbage collector walks it.
 */
export class SortedLines implements WordTable {
  private readonly starts: Uint32Array;

  /** @param text ends every line with a newline */
  constructor(private readonly text: Buffer) {
    const starts: number[] = [];
    for (let start = 0; start < text.length; start = text.indexOf(NEWLINE, start) + 1) starts.push(start);
    this.starts = Uint32Array.from(starts);
  }

  /** Reads a table of `lexicon`. */
  static of(name: string): SortedLines {
    return SortedLines.unpack(readFileSync(projectPath(`lexicon/${name}.gz`)));
  }

  static unpack(packed: Buffer): SortedLines {
    return new SortedLines(gunzipSync(packed));
  }

  /** A table as a file of `lexicon` holds it. */
  static pack(table: ReadonlyMap<string, readonly string[]>): Buffer {
    const lines = [...table].map(([word, others]) => Buffer.from(`${word}\t${others.join(',')}\n`));
    return gzipSync(Buffer.concat(lines.sort((left, right) => left.compare(right))), { level: 9 });
  }

  get(word: string): readonly string[] | undefined {
    const start = this.lineOf(Buffer.from(`${word}\t`));
    if (start === null) return undefined;
    const others = this.text.toString(
      'utf8',
      this.text.indexOf(TAB, start) + 1,
      this.text.indexOf(NEWLINE, start),
    );
    return others === '' ? [] : others.split(',');
  }

  has(word: string): boolean {
    return this.lineOf(Buffer.from(`${word}\t`)) !== null;
  }

  *keys(): Generator<string> {
    for (const start of this.starts) yield this.text.toString('utf8', start, this.text.indexOf(TAB, start));
  }

  /** Where the line begins that starts like this. */
  private lineOf(beginning: Buffer): number | null {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = this.starts[middle] ?? 0;
      const end = Math.min(start + beginning.length, this.text.length);
      const order = this.text.compare(beginning, 0, beginning.length, start, end);
      if (order === 0) return start;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return null;
  }
}
