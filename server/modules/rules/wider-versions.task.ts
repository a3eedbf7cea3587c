import { MINUTE, SECOND } from '@kimari/common/durations';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { Transactions } from '../../kernel/database/transactions';
import type { Progress } from '../../kernel/jobs/job';
import type { JobLoop } from '../../kernel/jobs/job-loop';
import { Jobs } from '../../kernel/jobs/jobs';
import { MailOutbox } from '../../kernel/mail/mail-outbox';
import { UsersService } from '../users';
import { widerVersionMail } from './wider-version.mail';
import { type QueuedVersion, WiderVersionsRepository } from './wider-versions.repository';

/** Mails per transaction. */
const BATCH = 50;

/** Mails people who starred a rule when its new version asks for more. */
@Injectable()
export class WiderVersionsTask {
  private readonly job: JobLoop;

  constructor(
    private readonly versions: WiderVersionsRepository,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
    jobs: Jobs,
  ) {
    this.job = jobs.addExclusive({
      name: 'mail-wider-versions',
      failure: 'stargazers could not be mailed',
      every: MINUTE,
      at: 50 * SECOND,
      step: () => this.mailSome(),
    });
  }

  run(): Promise<void> {
    return this.job.call();
  }

  /** Mails some people about one version, or deletes old rows when no version is left. */
  private async mailSome(): Promise<Progress> {
    const progress = await this.mailNext();
    if (progress === 'idle') await this.versions.purge(this.clock.now());
    return progress;
  }

  private mailNext(): Promise<Progress> {
    return this.transactions.run(async () => {
      const queued = await this.versions.next();
      if (!queued) return 'idle';
      const ids = queued.isCurrent ? await this.versions.recipients(queued, BATCH) : [];
      await this.mail(queued, ids);
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH) await this.versions.finish(queued, this.clock.now());
      else await this.versions.advance(queued, last);
      return 'more';
    });
  }

  private async mail({ path, version, powers }: QueuedVersion, userIds: readonly string[]): Promise<void> {
    const link = `${this.env.APP_URL}/rules/${path}`;
    for (const user of await this.users.findMany(userIds)) {
      if (!user || user.isDeleted || user.email === '') continue;
      const { username, locale, email } = user;
      const facts = { username, path, version, added: powers.added, link };
      await this.mails.enqueue({ to: email, locale, ...widerVersionMail(locale, facts) });
    }
  }
}
