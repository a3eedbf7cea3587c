import { SECOND } from '@kimari/common/durations';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MailWorker } from './mail-worker';

/** Milliseconds between checks for mail of other processes and for due retries. */
const POLL_INTERVAL = 5 * SECOND;

/** Sends what waits, for as long as a server runs. A command sends only what it has queued itself. */
@Injectable()
export class MailPolling implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly worker: MailWorker) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.worker.work(), POLL_INTERVAL);
    this.timer.unref();
    void this.worker.work();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
