/** Keeps what was used last, up to a number of bytes. */
export class ByteCache<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  private held = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A map keeps its keys in the order in which they came.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Takes a value of about that size in, and drops what was used longest ago. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.maxBytes) return;
    this.entries.set(key, { value, bytes });
    this.held += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.held <= this.maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.held -= entry.bytes;
  }
}
