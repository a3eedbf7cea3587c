import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { connection, PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import type { MailState } from '../../../kernel/mail/mail-queue.repository';
import { Connections } from '../../../kernel/schema/connections';
import { MailStateEnum } from '../../../kernel/schema/enums';
import { First } from '../../../kernel/schema/first.decorator';
import { SuccessResultView } from '../../auth';
import { toSuccess } from '../administration-success.mapper';
import { FOR_ADMINISTRATORS } from '../for-administrators';
import { QueuedMailInput } from './mail-queue.inputs';
import { MailQueue } from './mail-queue.service';
import { toQueuedMailView } from './queued-mail.mapper';
import { QueuedMailConnection, ResentMailsView } from './queued-mail.view';

/** The queue of mails, for administrators. */
@Resolver()
export class MailQueueResolver {
  constructor(
    private readonly mails: MailQueue,
    private readonly pages: Connections,
  ) {}

  @Query(() => QueuedMailConnection, {
    description: `Mails of the last 90 days, the newest first; the total is at most 10,000. ${FOR_ADMINISTRATORS}`,
    complexity: connection(PRICES.list),
  })
  async queuedMails(
    @CurrentActor() actor: UserActor,
    @First() first: number,
    @Args('state', { nullable: true, type: () => MailStateEnum }) state?: MailState,
    @Args('after', { nullable: true, type: () => String }) after?: string,
    @Args('offset', { nullable: true, type: () => Int }) offset?: number,
  ): Promise<QueuedMailConnection> {
    const window = this.pages.window({ first, after, offset });
    const { items, total, ...keys } = await this.mails.list(actor, state ?? null, window);
    return this.pages.of(items.map(toQueuedMailView), total, window, keys);
  }

  @Mutation(() => SuccessResultView, {
    description: `Sends a dead or a waiting mail now. ${FOR_ADMINISTRATORS}`,
  })
  async resendMail(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { id }: QueuedMailInput,
  ): Promise<SuccessResultView> {
    await this.mails.resend(actor, id);
    return toSuccess(locale, 'mailDue');
  }

  @Mutation(() => ResentMailsView, {
    description: `Sends all dead mail whose link works. ${FOR_ADMINISTRATORS}`,
  })
  async resendDeadMails(@CurrentActor() actor: UserActor): Promise<ResentMailsView> {
    return { count: await this.mails.resendDead(actor) };
  }

  @Mutation(() => SuccessResultView, {
    description: `Deletes a mail that was not sent. ${FOR_ADMINISTRATORS}`,
  })
  async dropMail(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { id }: QueuedMailInput,
  ): Promise<SuccessResultView> {
    await this.mails.drop(actor, id);
    return toSuccess(locale, 'mailDropped');
  }
}
