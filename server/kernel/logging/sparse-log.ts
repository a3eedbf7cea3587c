import type { Logger } from 'pino';

/** Logs something that strangers can trigger at will: at most one line in a period, so that they cannot flood the log. */
export class SparseLog {
  private next = 0;

  constructor(
    private readonly logger: Logger,
    private readonly periodMilliseconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  warn(facts: object, message: string): void {
    const now = this.now();
    if (now < this.next) return;
    this.next = now + this.periodMilliseconds;
    this.logger.warn(facts, message);
  }
}
