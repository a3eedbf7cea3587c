/** Time for one call: aborts its signal when it is over, or when the deadline of the caller is. */
export class Countdown {
  readonly signal: AbortSignal;
  private readonly own = new AbortController();
  private timer: NodeJS.Timeout;

  constructor(
    milliseconds: number,
    private readonly outer: AbortSignal | undefined,
  ) {
    this.signal = outer ? AbortSignal.any([outer, this.own.signal]) : this.own.signal;
    this.restart(milliseconds);
  }

  /** Gives it so many milliseconds from now on. */
  restart(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.own.abort(), milliseconds).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  get isOver(): boolean {
    return this.own.signal.aborted;
  }

  /** The caller has no time left; throws what that deadline fails with. */
  requireCallersTime(): void {
    this.outer?.throwIfAborted();
  }
}
