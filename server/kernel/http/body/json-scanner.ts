const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Limits of a JSON text besides its length. */
export type JsonBounds = { readonly maxDepth: number; readonly maxValues: number };

/**
 * Counts values and nesting depth of JSON byte by byte as it arrives, before it is parsed: parsing takes time per value, and
 * code that walks the result recurses. Scanning bytes is safe because UTF-8 never uses ASCII bytes inside other characters.
 */
export class JsonScanner {
  private depth = 0;
  private values = 1;
  private isInText = false;
  private isEscaped = false;

  constructor(private readonly bounds: JsonBounds) {}

  /** Whether everything received so far is within the limits. */
  accepts(bytes: Uint8Array): boolean {
    const ends = new TextEnds(bytes);
    for (let index = 0; index < bytes.length; index++) {
      if (this.isInText && !this.isEscaped) index = ends.after(index);
      const byte = bytes[index];
      if (this.isInText) this.readText(byte);
      else if (!this.readMark(byte)) return false;
    }
    return true;
  }

  private readText(byte: number | undefined): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.isInText = false;
  }

  private readMark(byte: number | undefined): boolean {
    switch (byte) {
      case QUOTE:
        this.isInText = true;
        return true;
      case OPEN_BRACKET:
      case OPEN_BRACE:
        this.values++;
        return ++this.depth <= this.bounds.maxDepth && this.hasRoom();
      case CLOSE_BRACKET:
      case CLOSE_BRACE:
        this.depth--;
        return true;
      case COMMA:
      case COLON:
        this.values++;
        return this.hasRoom();
      default:
        return true;
    }
  }

  private hasRoom(): boolean {
    return this.values <= this.bounds.maxValues;
  }
}

/**
 * Bytes that are compared one by one before a native search starts, so that texts with many escapes do not start a
 * search for each.
 */
const NEAR = 32;

/**
 * Next positions of a quote and of a backslash. Most bytes of long bodies are inside strings, so these are searched
 * natively; each search continues where the last one of its kind ended, and no byte is searched twice.
 */
class TextEnds {
  private quote = -1;
  private backslash = -1;

  constructor(private readonly bytes: Uint8Array) {}

  /** The first quote or backslash at or after `from`; the number of bytes without one. */
  after(from: number): number {
    const near = Math.min(from + NEAR, this.bytes.length);
    for (let index = from; index < near; index++) {
      if (this.bytes[index] === QUOTE || this.bytes[index] === BACKSLASH) return index;
    }
    if (this.quote < near) this.quote = this.find(QUOTE, near);
    if (this.backslash < near) this.backslash = this.find(BACKSLASH, near);
    return Math.min(this.quote, this.backslash);
  }

  private find(byte: number, from: number): number {
    const found = this.bytes.indexOf(byte, from);
    return found === -1 ? this.bytes.length : found;
  }
}
