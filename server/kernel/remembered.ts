/** A value that is computed when it is first asked for, and again when it is older than `keptFor` milliseconds. */
export class Remembered<Value> {
  private known: { readonly until: number; readonly value: Promise<Value> } | null = null;

  constructor(
    private readonly keptFor: number,
    private readonly compute: () => Promise<Value>,
  ) {}

  /** The value; what asks meanwhile waits for the same computation. A failed one is not remembered. */
  current(): Promise<Value> {
    const now = performance.now();
    if (this.known && now < this.known.until) return this.known.value;
    const known = { until: now + this.keptFor, value: this.compute() };
    this.known = known;
    known.value.catch(() => {
      if (this.known === known) this.known = null;
    });
    return known.value;
  }
}
