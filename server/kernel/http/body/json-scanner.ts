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
    for (let index = 0; index < bytes.length; index++) {
      if (this.isInText && !this.isEscaped) index = endOfPlainText(bytes, index);
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

/** Where the text at `from` ends or has an escape. Most bytes of long bodies are in texts, so this loop is a tight one. */
function endOfPlainText(bytes: Uint8Array, from: number): number {
  let index = from;
  while (index < bytes.length && bytes[index] !== QUOTE && bytes[index] !== BACKSLASH) index++;
  return index;
}
