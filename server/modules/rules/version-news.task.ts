import { MINUTE, SECOND } from '@kimari/common/durations';
import { toldFindings } from '@kimari/common/findings/told-findings';
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
import { ChecksService } from '../versions';
import { type VersionNews, versionNewsMail } from './version-news.mail';
import { type QueuedVersion, VersionNewsRepository } from './version-news.repository';

/** Mails per transaction. */
const BATCH = 50;

/** Mails people who starred a rule when its new version asks for more, or the checks found something new in it. */
@Injectable()
export class VersionNewsTask {
  private readonly job: JobLoop;

  constructor(
    private readonly versions: VersionNewsRepository,
    private readonly checks: ChecksService,
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
      await this.versions.adopt();
      const queued = await this.versions.next();
      if (!queued) return 'idle';
      const news = queued.isTellable ? await this.newsOf(queued) : null;
      if (!news) {
        await this.versions.drop(queued, this.clock.now());
        return 'more';
      }
      const ids = await this.versions.recipients(queued, BATCH);
      await this.mail(queued, news, ids);
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH) await this.versions.finish(queued, this.clock.now());
      else await this.versions.advance(queued, last);
      return 'more';
    });
  }

  /** What is new in a version; null if nothing is. */
  private async newsOf({ versionId, asksForMore, powers }: QueuedVersion): Promise<VersionNews | null> {
    const [checks] = await this.checks.compared([{ versionId, since: null }]);
    const found = toldFindings(checks?.findings ?? []);
    const added = asksForMore ? (powers?.added ?? []) : [];
    return added.length + found.length > 0 ? { added, found } : null;
  }

  private async mail(
    { path, version }: QueuedVersion,
    news: VersionNews,
    userIds: readonly string[],
  ): Promise<void> {
    const page = `${this.env.APP_URL}/rules/${path}`;
    const settings = `${this.env.APP_URL}/settings/notifications`;
    for (const user of await this.users.findMany(userIds)) {
      if (!user || user.isDeleted) continue;
      const { username, locale, email } = user;
      const facts = { ...news, username, path, version, page, settings };
      await this.mails.enqueue({ to: email, locale, ...versionNewsMail(locale, facts) });
    }
  }
}
