import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from './jobs/jobs';
import { MailPolling } from './mail/mail-polling';

/** What a running server does on its own: the jobs of all modules on schedule, and mail that is due. */
@Module({ providers: [MailPolling] })
export class BackgroundModule implements OnApplicationBootstrap {
  constructor(private readonly jobs: Jobs) {}

  onApplicationBootstrap(): void {
    this.jobs.start();
  }
}
