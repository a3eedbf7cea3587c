import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../kernel/clock';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { BackgroundConnection } from '../../kernel/database/background-connection';
import { Transactions } from '../../kernel/database/transactions';
import { MailOutbox } from '../../kernel/mail/mail-outbox';
import { UsersService } from '../users';
import { widerVersionMail } from './wider-version.mail';
import { type QueuedVersion, WiderVersionsRepository } from './wider-versions.repository';

/** Mails in one transaction. */
const BATCH = 50;
const BATCHES = 40;

/** Tells those who starred a rule that its new version asks for more. */
@Injectable()
export class WiderVersionsTask {
  constructor(
    private readonly versions: WiderVersionsRepository,
    private readonly users: UsersService,
    private readonly mails: MailOutbox,
    private readonly transactions: Transactions,
    private readonly connection: BackgroundConnection,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  @Cron('50 * * * * *')
  async run(): Promise<void> {
    await this.connection.runScheduled('mail-wider-versions', 'stargazers could not be told', async () => {
      for (let batch = 0; batch < BATCHES; batch += 1) if (!(await this.tellSome())) break;
      await this.versions.purge(this.clock.now());
    });
  }

  /** Tells some people of one version; false when there is none. */
  private tellSome(): Promise<boolean> {
    return this.transactions.run(async () => {
      const queued = await this.versions.next();
      if (!queued) return false;
      const ids = queued.isCurrent ? await this.versions.recipients(queued, BATCH) : [];
      await this.mail(queued, ids);
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH) await this.versions.finish(queued, this.clock.now());
      else await this.versions.advance(queued, last);
      return true;
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
