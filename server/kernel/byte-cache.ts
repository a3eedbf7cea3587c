/** A least-recently-used cache bounded by bytes. */
export class ByteCache<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  private held = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A Map iterates in insertion order, so reinsertion marks the entry as the most recent.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Stores a value of about `bytes` bytes and evicts the least recently used entries. */
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
