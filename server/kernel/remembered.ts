/**
 * A value that is computed when it is first asked for. Once it is older than `keptFor` milliseconds, it is computed anew
 * by the next who asks; until that is done, everybody gets the old one.
 */
export class Remembered<Value> {
  private known: { readonly until: number; readonly value: Value } | null = null;
  private computing: Promise<Value> | null = null;

  constructor(
    private readonly keptFor: number,
    private readonly compute: () => Promise<Value>,
  ) {}

  /** Fails only if there is no old value; the next who asks tries again. */
  async current(): Promise<Value> {
    const { known } = this;
    if (known && performance.now() < known.until) return known.value;
    const computing = (this.computing ??= this.refresh());
    if (!known) return computing;
    computing.catch(() => undefined);
    return known.value;
  }

  private async refresh(): Promise<Value> {
    const until = performance.now() + this.keptFor;
    try {
      const value = await this.compute();
      this.known = { until, value };
      return value;
    } finally {
      this.computing = null;
    }
  }
}
