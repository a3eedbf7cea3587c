import { SECOND } from '@kimari/common/durations';
import { BoundedQueue } from '../../concurrency/bounded-queue';

/** Long bodies that are in memory at once: of one account, and of all. Each takes up to four times its length. */
const AT_ONCE = { ofAccount: 2, ofAll: 12 } as const;
const MAX_WAITING = { ofAccount: 10, ofAll: 40 } as const;
/** Milliseconds that a body may wait for a slot; the sender needs the rest of the time in which a request must arrive. */
const MAX_WAIT = 5 * SECOND;

/**
 * Slots for long bodies in the memory of this process. Nothing is read from a sender who waits for one, and a person
 * who sends many at once, or slowly, takes no slots from others.
 */
export class LongBodySlots {
  private readonly ofAll = new BoundedQueue(AT_ONCE.ofAll, MAX_WAITING.ofAll);
  private readonly ofAccounts = new Map<string, BoundedQueue>();

  /** Runs `work` while a body of the account may be in memory. Throws Unavailable when too many wait, or wait too long. */
  async run<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const remainingWait = (): number => Math.max(0, began + MAX_WAIT - performance.now());
    const ofAccount = this.queueOf(userId);
    try {
      return await ofAccount.run(() => this.ofAll.run(work, remainingWait), remainingWait);
    } finally {
      if (ofAccount.isIdle) this.ofAccounts.delete(userId);
    }
  }

  private queueOf(userId: string): BoundedQueue {
    let queue = this.ofAccounts.get(userId);
    if (!queue) {
      queue = new BoundedQueue(AT_ONCE.ofAccount, MAX_WAITING.ofAccount);
      this.ofAccounts.set(userId, queue);
    }
    return queue;
  }
}
