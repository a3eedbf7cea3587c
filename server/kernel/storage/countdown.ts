/** A restartable timeout for one call. Its signal aborts when the time is up or the caller's deadline passes. */
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

  /** Allows `milliseconds` from now on. */
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

  /** Throws the error of the caller's deadline if it has passed. */
  throwIfCallerTimedOut(): void {
    this.outer?.throwIfAborted();
  }
}
